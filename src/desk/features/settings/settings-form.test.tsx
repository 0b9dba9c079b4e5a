import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getSettings, type SettingsView, saveSettings } from '#contract/desk/settings.ts';
import { getCurrentStaff } from '#contract/desk/staff.ts';
import type { ShopFacts } from '#contract/public-settings.ts';
import { createStaff } from '#tests/support/desk/desk-samples.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { sampleSettings } from '#tests/support/samples/settings-samples.ts';
import SettingsPage from '../../routes/settings-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const FACTS = sampleSettings.shop;

const createView = (changes: Partial<ShopFacts> = {}, view: Partial<SettingsView> = {}): SettingsView => ({
  version: 1,
  facts: { ...FACTS, ...changes },
  changedAt: '2026-01-02T03:04:05.000Z',
  changedBy: null,
  ...view,
});

type Answers = Parameters<typeof fakeDesk>[0];

async function showSettings(view = createView(), answers: Answers = []) {
  const desk = fakeDesk([
    [getSettings, { status: 200, data: view }],
    [getCurrentStaff, { status: 200, data: { staff: createStaff() } }],
    ...answers,
  ]);
  const screenView = renderInDesk(<SettingsPage />, { at: '/desk/settings' });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return { desk, user: userEvent.setup(), unmount: screenView.unmount };
}

const retype = async (user: ReturnType<typeof userEvent.setup>, label: string, text: string) => {
  const input = screen.getByLabelText(label);
  await user.clear(input);
  if (text !== '') await user.paste(text);
};
const review = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  return within(await screen.findByRole('dialog'));
};

describe('the settings', () => {
  it('are shown with who changed them last', async () => {
    await showSettings(createView({ sample: false }, { changedBy: 'Kiran Joshi' }));
    expect(screen.getByText(/Last changed by Kiran Joshi/)).toBeDefined();
    expect(screen.getByDisplayValue('+91 79 4000 0000')).toBeDefined();
    expect(screen.queryByText('These are sample facts')).toBeNull();
  });

  it('are saved after a preview of what changes and how customers read it', async () => {
    const after = createView({ phone: '+91 79 5000 0000', samplePrice: 150 }, { version: 2, changedBy: 'Meera Shah' });
    const { desk, user } = await showSettings(createView(), [[saveSettings, { status: 200, data: after }]]);
    await retype(user, 'Phone number', '+91 79 5000 0000');
    await retype(user, 'Price of a sample (optional)', '150');
    const dialog = await review(user);
    expect(dialog.getByRole('row', { name: 'Phone number +91 79 4000 0000 +91 79 5000 0000' })).toBeDefined();
    expect(dialog.getByRole('row', { name: 'Price of a sample 99 150' })).toBeDefined();
    expect(dialog.getByText(/Ahmedabad 380006 .* \+91 79 5000 0000/)).toBeDefined();
    expect(dialog.getByText('₹150')).toBeDefined();
    expect(dialog.getByText(/Curtains ordered today for PIN code 110001 will arrive by/)).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Chat with +917940000000' })).toBeDefined();
    expect(desk.findSent(saveSettings)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Saved. The shop shows the new settings.')).toBeDefined();
    expect(desk.findSent(saveSettings)[0]?.body).toEqual({
      version: 1,
      facts: { ...FACTS, phone: '+91 79 5000 0000', samplePrice: 150 },
    });
    expect(sessionStorage.getItem('desk-draft:settings')).toBeNull();
  });

  it('show errors at their fields and focus the first', async () => {
    const { desk, user } = await showSettings();
    await retype(user, 'WhatsApp number', '79');
    await retype(user, 'Email', '');
    await retype(user, 'Price of a sample (optional)', 'many');
    await user.click(screen.getByRole('button', { name: 'Review changes' }));
    expect(await screen.findByText(/^Enter 11 to 15 digits with the country code/)).toBeDefined();
    expect(screen.getByText('Enter an email address, such as hello@shop.example.')).toBeDefined();
    expect(screen.getByText(/^Enter 75 to 10,000 rupees/)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('WhatsApp number')));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(desk.findSent(saveSettings)).toEqual([]);
  });

  it('lose optional values that are cleared', async () => {
    const { delivery: _, samplePrice: __, acceptedPayments: ___, ...rest } = FACTS;
    const after = createView({}, { version: 2 });
    const { desk, user } = await showSettings(createView(), [[saveSettings, { status: 200, data: after }]]);
    const labels = ['Wallpaper', 'Curtains', 'Blinds', 'Canvas', 'Fabrics', 'A sample (optional)'];
    const zones = Array.from({ length: 9 }, (___, index) => `PIN codes ${index + 1}…`);
    for (const label of [...labels, ...zones, 'Price of a sample (optional)', 'Ways to pay (optional)'])
      await user.clear(screen.getByLabelText(label));
    const dialog = await review(user);
    expect(dialog.getByText('No delivery date is promised.')).toBeDefined();
    expect(dialog.getByText('No samples are offered.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(desk.findSent(saveSettings)[0]?.body).toEqual({ version: 1, facts: rest }));
  });

  it('get a new holiday, and lose one', async () => {
    const { user } = await showSettings();
    const add = async (day: string) => {
      await user.clear(screen.getByLabelText('New holiday'));
      await user.type(screen.getByLabelText('New holiday'), day);
      await user.click(screen.getByRole('button', { name: 'Add holiday' }));
    };
    await add('2020-03-22');
    expect(screen.getByText('This day is over. Enter today or a later day.')).toBeDefined();
    await add('2099-03-22');
    await user.click(screen.getByRole('button', { name: /^Remove .*25 Dec 2026/ }));
    const dialog = await review(user);
    const row = dialog.getByRole('row', { name: /^Holidays/ });
    expect(within(row).getByText(/^Removed: .*25 Dec 2026$/)).toBeDefined();
    expect(within(row).getByText(/^Added: .*22 Mar 2099$/)).toBeDefined();
  });

  it('show in the preview when a category whose times change arrives', async () => {
    const { user } = await showSettings();
    await retype(user, 'Blinds', '30');
    expect((await review(user)).getByText(/^Blinds ordered today for PIN code 110001 will arrive by/)).toBeDefined();
  });

  it('list the holidays in the order of the year', async () => {
    const delivery = FACTS.delivery && { ...FACTS.delivery, holidays: ['2027-12-25', '2027-01-26'] };
    await showSettings(createView({ delivery }));
    const names = screen
      .getAllByRole('button', { name: /^Remove / })
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual([expect.stringContaining('26 Jan 2027'), expect.stringContaining('25 Dec 2027')]);
  });

  it('become real only when the owner says so', async () => {
    const { desk, user } = await showSettings(createView(), [
      [saveSettings, { status: 200, data: createView({ sample: false }, { version: 2 }) }],
    ]);
    await user.click(screen.getByLabelText('These are the facts of my business'));
    const dialog = await review(user);
    expect(dialog.getByRole('row', { name: 'Sample facts yes no' })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Save settings' }));
    await screen.findByText('Saved. The shop shows the new settings.');
    expect(desk.findSent(saveSettings)[0]?.body).toMatchObject({ facts: { sample: false } });
    expect(screen.queryByText('These are sample facts')).toBeNull();
  });

  it('keep edits that were not saved, until they are discarded', async () => {
    const first = await showSettings();
    await retype(first.user, 'Tagline', 'Cut to fit');
    first.unmount();
    const { user } = await showSettings();
    expect(screen.getByDisplayValue('Cut to fit')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByDisplayValue(FACTS.tagline)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
    expect(sessionStorage.getItem('desk-draft:settings')).toBeNull();
  });

  it('that somebody else changed meanwhile are shown side by side; other edits stay', async () => {
    const current = createView({ phone: '+91 79 6000 0000' }, { version: 2, changedBy: 'Kiran Joshi' });
    const after = createView({ phone: '+91 79 6000 0000', tagline: 'Cut to fit' }, { version: 3 });
    const { desk, user } = await showSettings(createView(), [
      [saveSettings, { status: 409, data: current }, { status: 200, data: after }],
    ]);
    await retype(user, 'Phone number', '+91 79 5000 0000');
    await retype(user, 'Tagline', 'Cut to fit');
    await user.click((await review(user)).getByRole('button', { name: 'Save settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'The settings have changed' }));
    expect(dialog.getByText(/Kiran Joshi changed them on/)).toBeDefined();
    expect(dialog.getByRole('row', { name: 'Phone number +91 79 5000 0000 +91 79 6000 0000' })).toBeDefined();
    expect(dialog.queryByRole('row', { name: /Tagline/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Continue with the current settings' }));
    expect(screen.getByLabelText('Phone number')).toHaveProperty('value', '+91 79 6000 0000');
    expect(screen.getByLabelText('Tagline')).toHaveProperty('value', 'Cut to fit');
    const preview = await review(user);
    expect(preview.queryByRole('row', { name: /Phone number/ })).toBeNull();
    await user.click(preview.getByRole('button', { name: 'Save settings' }));
    await screen.findByText('Saved. The shop shows the new settings.');
    expect(desk.findSent(saveSettings)[1]?.body).toEqual({ version: 2, facts: after.facts });
  });

  it('edited before a reload are saved against the version they were edited from', async () => {
    const first = await showSettings();
    await retype(first.user, 'Tagline', 'Cut to fit');
    first.unmount();
    const current = createView({ phone: '+91 79 6000 0000' }, { version: 2, changedBy: 'Kiran Joshi' });
    const { desk, user } = await showSettings(current, [[saveSettings, { status: 409, data: current }]]);
    await user.click((await review(user)).getByRole('button', { name: 'Save settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'The settings have changed' }));
    expect(dialog.getByRole('row', { name: 'Phone number +91 79 4000 0000 +91 79 6000 0000' })).toBeDefined();
    expect(desk.findSent(saveSettings)[0]?.body).toMatchObject({ version: 1 });
  });

  it('say so when nothing has changed', async () => {
    const { user } = await showSettings();
    await user.click(screen.getByRole('button', { name: 'Review changes' }));
    expect(await screen.findByText('Nothing has changed.')).toBeDefined();
  });

  it('are not shown to a role without the permission', async () => {
    fakeDesk([[getSettings, { status: 403, message: 'Your role may not do this.' }]]);
    renderInDesk(<SettingsPage />, { at: '/desk/settings' });
    expect(await screen.findByText("Your role doesn't include this")).toBeDefined();
  });
});
