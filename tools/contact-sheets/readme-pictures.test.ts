import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { openPage, type PageOptions } from '#tests/e2e/browser.ts';
import { field, fillIn, visitAs } from '#tests/e2e/checkout-parts.ts';
import { productOf } from '#tests/e2e/product-parts.ts';
import { enterRoom, openProductOf, roomView } from '#tests/e2e/room-parts.ts';
import { takeShots } from './take-shot.ts';

const FOLDER = join('docs', 'screenshots');
const MOST_BYTES = 60_000;
const SHOWN_WIDTH = 960;

const pictures: Readonly<Record<string, (options: PageOptions) => Promise<Page>>> = {
  home: (options) => openPage(paths.home, options),
  product: async (options) => openPage(paths.product((await productOf('curtains')).id), options),
  async room(options) {
    const page = await openProductOf('wallpaper', '?width=120&height=96', options);
    await enterRoom(page);
    await roomView(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    return page;
  },
  async checkout(options) {
    const { page } = await visitAs(paths.checkout, options);
    await fillIn(page);
    await field(page, 'Email').fill('asha@example.in');
    await field(page, 'Email').blur();
    return page;
  },
};

it.each(Object.entries(pictures))('%s is a small picture', async (name, open) => {
  const page = await open({ width: 1440, height: 900, reducedMotion: true });
  const [shot] = await takeShots(page, name, false);
  mkdirSync(FOLDER, { recursive: true });
  const { size } = await sharp(shot?.picture)
    .resize(SHOWN_WIDTH)
    .webp({ quality: 72, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`));
  expect(size).toBeLessThanOrEqual(MOST_BYTES);
});
