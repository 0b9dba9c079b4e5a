import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { typeRadios } from '../pages/product-page.ts';
import {
  captureView,
  getLivePicture,
  measureDifference,
  openProductInCategory,
  openRoomView,
  RENDER_TIMEOUT_MS,
  SIZE,
  waitForLiveView,
} from '../pages/room-page.ts';
import { EXTENDED } from '../support/widths.ts';

const waitForText = (page: Page, text: string): Promise<void> =>
  expect.poll(() => getLivePicture(page).getAttribute('aria-label'), { timeout: RENDER_TIMEOUT_MS }).toContain(text);

async function chooseOption(page: Page, group: string, value: string): Promise<void> {
  const choice = page.getByRole('group', { name: group, exact: true });
  await choice.getByRole('radio', { name: value, exact: true }).check({ force: true });
}

/** Runs `act` and expects the view to change by at minDifference `minDifference` on average. */
async function expectViewToChange(page: Page, act: () => Promise<void>, minDifference: number): Promise<void> {
  const before = await captureView(page);
  await act();
  await waitForLiveView(page);
  await expect
    .poll(async () => measureDifference(before, await captureView(page)), { timeout: RENDER_TIMEOUT_MS })
    .toBeGreaterThan(minDifference);
}

describe('product options in the room view', { ...EXTENDED, timeout: 300_000 }, () => {
  it('shows curtains as configured', async () => {
    const page = await openProductInCategory('curtains', '?width=110&height=96');
    await openRoomView(page);
    await waitForText(page, 'Shown as Pair of Curtains with Pencil Pleat heading.');
    for (const configuration of ['Single Pulled to Left', 'Single Pulled to Right']) {
      await expectViewToChange(page, () => chooseOption(page, 'Configuration', configuration), 1);
      await waitForText(page, `Shown as ${configuration} `);
    }
    await expectViewToChange(page, () => chooseOption(page, 'Heading', 'Eyelet'), 0.01);
    await waitForText(page, 'with Eyelet heading.');
    await page.getByLabel('Tiebacks').selectOption('Rope');
    await waitForText(page, "Rope tiebacks aren't shown.");
  });

  it('shows the lining of the selected curtain type', async () => {
    const page = await openProductInCategory('curtains', '?width=110&height=96');
    await openRoomView(page);
    await expectViewToChange(page, () => typeRadios(page).last().check({ force: true }), 1);
  });

  it('shows a blind as configured', async () => {
    const page = await openProductInCategory('blinds', SIZE);
    await openRoomView(page);
    await waitForText(page, 'Shown fitted outside the window, Classic head, White chain on the Right.');
    await expectViewToChange(page, () => chooseOption(page, 'Fitting type', 'Inside'), 0.3);
    await waitForText(page, 'fitted inside the window');
    await expectViewToChange(page, () => typeRadios(page).nth(1).check({ force: true }), 0.01);
    await waitForText(page, 'Designer head, Beige chain');
  });

  it('shows a canvas in the size and frame of its type', async () => {
    const page = await openProductInCategory('canvas');
    await openRoomView(page);
    const before = await getLivePicture(page).getAttribute('aria-label');
    await expectViewToChange(page, () => typeRadios(page).last().check({ force: true }), 0.1);
    expect(await getLivePicture(page).getAttribute('aria-label')).not.toBe(before);
  });

  it.each([
    ['wallpaper', / finish isn't visible at this distance/],
    ['fabrics', /^.*The weave of .+ isn't visible at this distance/],
  ] as const)('explains what is not visible of %s at this distance', async (category, text) => {
    const page = await openProductInCategory(category, SIZE);
    await openRoomView(page);
    const before = await getLivePicture(page).getAttribute('aria-label');
    expect(before).toMatch(text);
    await typeRadios(page).last().check({ force: true });
    await expect.poll(() => getLivePicture(page).getAttribute('aria-label')).not.toBe(before);
    expect(await getLivePicture(page).getAttribute('aria-label')).toMatch(text);
  });
});
