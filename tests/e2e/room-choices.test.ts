import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { typeRadios } from './pages/product-page.ts';
import {
  becomesLive,
  DRAWING_MS,
  difference,
  enterRoom,
  livePicture,
  openProductInCategory,
  SIZE,
  seenPixels,
} from './pages/room-page.ts';
import { EXTENDED } from './support/widths.ts';

const says = (page: Page, words: string): Promise<void> =>
  expect.poll(() => livePicture(page).getAttribute('aria-label'), { timeout: DRAWING_MS }).toContain(words);

async function choose(page: Page, group: string, value: string): Promise<void> {
  const choice = page.getByRole('group', { name: group, exact: true });
  await choice.getByRole('radio', { name: value, exact: true }).check({ force: true });
}

/** Does something and waits until the picture is another one, by this much on the average. */
async function changes(page: Page, act: () => Promise<void>, least: number): Promise<void> {
  const before = await seenPixels(page);
  await act();
  await becomesLive(page);
  await expect
    .poll(async () => difference(before, await seenPixels(page)), { timeout: DRAWING_MS })
    .toBeGreaterThan(least);
}

describe('product options in the room view', { ...EXTENDED, timeout: 300_000 }, () => {
  it('shows curtains as configured', async () => {
    const page = await openProductInCategory('curtains', '?width=110&height=96');
    await enterRoom(page);
    await says(page, 'Drawn as Pair of Curtains with Pencil Pleat heading.');
    for (const configuration of ['Single Pulled to Left', 'Single Pulled to Right']) {
      await changes(page, () => choose(page, 'Configuration', configuration), 1);
      await says(page, `Drawn as ${configuration} `);
    }
    await changes(page, () => choose(page, 'Heading', 'Eyelet'), 0.01);
    await says(page, 'with Eyelet heading.');
    await page.getByLabel('Tiebacks').selectOption('Rope');
    await says(page, 'Rope tiebacks are not drawn.');
  });

  it('shows the lining of the selected curtain type', async () => {
    const page = await openProductInCategory('curtains', '?width=110&height=96');
    await enterRoom(page);
    await changes(page, () => typeRadios(page).last().check({ force: true }), 1);
  });

  it('shows a blind as configured', async () => {
    const page = await openProductInCategory('blinds', SIZE);
    await enterRoom(page);
    await says(page, 'Drawn fitted outside the window, Classic head, White chain on the Right.');
    await changes(page, () => choose(page, 'Fitting type', 'Inside'), 0.3);
    await says(page, 'fitted inside the window');
    await changes(page, () => typeRadios(page).nth(1).check({ force: true }), 0.01);
    await says(page, 'Designer head, Beige chain');
  });

  it('shows a canvas in the size and frame of its type', async () => {
    const page = await openProductInCategory('canvas');
    await enterRoom(page);
    const before = await livePicture(page).getAttribute('aria-label');
    await changes(page, () => typeRadios(page).last().check({ force: true }), 0.1);
    expect(await livePicture(page).getAttribute('aria-label')).not.toBe(before);
  });

  it.each([
    ['wallpaper', / finish is too fine to be drawn/],
    ['fabrics', /^.*The weave of .+ is too fine to be drawn/],
  ] as const)('says of %s what is too fine to be drawn', async (category, words) => {
    const page = await openProductInCategory(category, SIZE);
    await enterRoom(page);
    const before = await livePicture(page).getAttribute('aria-label');
    expect(before).toMatch(words);
    await typeRadios(page).last().check({ force: true });
    await expect.poll(() => livePicture(page).getAttribute('aria-label')).not.toBe(before);
    expect(await livePicture(page).getAttribute('aria-label')).toMatch(words);
  });
});
