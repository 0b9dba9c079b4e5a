import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { fillIn, getField, openAsBuyer } from '#tests/e2e/pages/checkout-page.ts';
import { fetchProduct } from '#tests/e2e/pages/product-page.ts';
import { getRoomView, openProductInCategory, openRoomView } from '#tests/e2e/pages/room-page.ts';
import { openPage, type PageOptions } from '#tests/e2e/support/browser.ts';
import { takeShots } from './take-shot.ts';

const FOLDER = join('docs', 'screenshots');
const MAX_BYTES = 65_000;
const SHOWN_WIDTH = 960;

const pictures: Readonly<Record<string, (options: PageOptions) => Promise<Page>>> = {
  home: (options) => openPage(paths.home, options),
  product: async (options) => openPage(paths.product((await fetchProduct('curtains')).id), options),
  async room(options) {
    const page = await openProductInCategory('wallpaper', '?width=120&height=96', options);
    await openRoomView(page);
    await getRoomView(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    return page;
  },
  async checkout(options) {
    const { page } = await openAsBuyer(paths.checkout, options);
    await fillIn(page);
    await getField(page, 'Email').fill('asha@example.in');
    await getField(page, 'Email').blur();
    return page;
  },
};

it.each(Object.entries(pictures))('writes the README picture %s within its size limit', async (name, open) => {
  const page = await open({ width: 1440, height: 900, reducedMotion: true });
  const [shot] = await takeShots(page, name, false);
  mkdirSync(FOLDER, { recursive: true });
  const { size } = await sharp(shot?.picture)
    .resize(SHOWN_WIDTH)
    .webp({ quality: 72, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`));
  expect(size).toBeLessThanOrEqual(MAX_BYTES);
});
