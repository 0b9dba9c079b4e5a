import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { PolicyContent } from '#contract/content/policy-content.ts';
import { shippedReturns } from '#contract/content/shipped/shipped-policies.ts';
import {
  type DeskContent,
  getContent,
  getContentTargets,
  publishContent,
  saveContentDraft,
} from '#contract/desk/content.ts';
import PolicyContentPage from '#desk/routes/content/policy-content-page.tsx';
import { createStaff } from '#tests/support/desk/desk-samples.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { leaveEditor } from '#tests/support/desk/leave-editor.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';

afterEach(leaveEditor);

const createDocument = (draft: PolicyContent | null, version = 1): DeskContent => ({
  key: 'policy-returns',
  version,
  hasDraft: draft !== null,
  publishedNumber: 1,
  publishedAt: '2026-11-17T08:00:00Z',
  changedAt: '2026-11-17T08:00:00Z',
  changedBy: 'Meera Shah',
  changedById: null,
  draft,
  published: shippedReturns,
});

async function showEditor(draft: PolicyContent | null = null) {
  const desk = fakeDesk([
    [getContent, { status: 200, data: createDocument(draft) }],
    [getContentTargets, { status: 200, data: { products: [], hidden: [] } }],
    [saveContentDraft, { status: 200, data: createDocument(draft ?? shippedReturns, 2) }],
    [publishContent, { status: 200, data: createDocument(null, 3) }],
  ]);
  renderInDesk(<PolicyContentPage contentKey="policy-returns" />, {
    at: '/desk/content/policies/returns',
    staff: createStaff(),
  });
  await screen.findByRole('heading', { level: 1, name: 'Return policy' });
  return { desk, user: userEvent.setup() };
}
const listTitles = () => screen.getAllByLabelText('Title').map((field) => (field as HTMLInputElement).value);
const withText = (text: string): PolicyContent => ({
  ...shippedReturns,
  sections: shippedReturns.sections.map((section) => (section.id === 'eligibility' ? { ...section, text } : section)),
});

describe('the editor of a policy', () => {
  it('moves sections by keyboard, says where they went, and keeps the focus', async () => {
    const { user } = await showEditor();
    const button = screen.getByRole('button', { name: 'Move down: Eligibility' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(listTitles().slice(0, 2)).toEqual(['{returnDays} days to decide', 'Eligibility']);
    expect(screen.getByText('Eligibility is now at position 2 of 6.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down: Eligibility' }));
  });

  it('removes a section and puts it back at its place', async () => {
    const { user } = await showEditor();
    const before = listTitles();
    await user.click(screen.getByRole('button', { name: 'Remove: Guidelines' }));
    expect(listTitles()).toEqual(before.filter((title) => title !== 'Guidelines'));
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    expect(listTitles()).toEqual(before);
  });

  it('adds a section and says what it lacks', async () => {
    const { user } = await showEditor();
    await user.click(screen.getByRole('button', { name: 'Add a section' }));
    expect(listTitles()).toHaveLength(7);
    await user.type(screen.getByLabelText('Text of Section 7'), 'See [[Help](/help)');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(screen.getByRole('button', { name: 'Section 7: enter a title.' })).toBeDefined();
    expect(screen.getByLabelText('Text of Section 7').getAttribute('aria-invalid')).toBe('true');
    expect(
      screen.getAllByText("Section 7: /help isn't a permanent page of the shop. Link to /contact, for example."),
    ).toHaveLength(2);
  });

  it('refuses to publish without the return address', async () => {
    const { user, desk } = await showEditor();
    await user.click(screen.getByRole('button', { name: 'Remove: Return address' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(screen.getByRole('button', { name: /^The law wants this on the page: address for parcels/ })).toBeDefined();
    expect(desk.findSent(publishContent)).toEqual([]);
  });

  it('asks what changed, for customers, and publishes it', async () => {
    const { user, desk } = await showEditor(withText('Everything can be returned.'));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish these changes?' }));
    expect(dialog.getByText(/It is version 3, in force from now on/)).toBeDefined();
    await user.type(dialog.getByLabelText(/^What changed/), 'You can return everything.');
    await user.click(dialog.getByRole('button', { name: 'Publish now' }));
    await screen.findByText('Published. Customers see it now.');
    expect(desk.findSent(publishContent)[0]?.body).toEqual({ version: 1, note: 'You can return everything.' });
  });

  it('drops the message about publishing when the next edit starts', async () => {
    const { user } = await showEditor(withText('Everything can be returned.'));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(await screen.findByRole('button', { name: 'Publish now' }));
    await screen.findByText('Published. Customers see it now.');
    await user.type(screen.getAllByLabelText('Title')[0] as HTMLElement, '!');
    expect(screen.queryByText('Published. Customers see it now.')).toBeNull();
  });
});
