import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ShopWithDesk, startShopWithDesk } from '#tests/e2e/support/shop-with-desk.ts';
import { takeShots } from './take-shot.ts';

const FOLDER = join('docs', 'handbook');
const MAX_BYTES = 150_000;
const SHOWN_WIDTH = 1200;

let shop: ShopWithDesk;
beforeAll(async () => {
  shop = await startShopWithDesk();
}, 200_000);
afterAll(() => shop.stop());

const main = (page: Page) => page.getByRole('main');

async function openFirstOrder(): Promise<Page> {
  const page = await shop.openAsOwner('/desk/orders?tab=production', { width: 1440 });
  await main(page).getByRole('link', { name: /^AAN-/ }).first().click();
  await main(page).getByRole('heading', { name: 'Timeline' }).waitFor();
  return page;
}

/** Problems that belong to the picture. */
type OpenOptions = { expected?: RegExp[] };

async function openLoaded(path: string, options: OpenOptions = {}): Promise<Page> {
  const page = await shop.openAsOwner(path, { width: 1440, ...options });
  await main(page).getByRole('row').nth(1).waitFor();
  return page;
}

/** Opens the first row of a list and waits for this part of its page. */
async function openFirst(path: string, part: string, options: OpenOptions = {}): Promise<Page> {
  const page = await openLoaded(path, options);
  await main(page).getByRole('row').nth(1).getByRole('link').first().click();
  await main(page).getByRole('heading', { name: part }).waitFor();
  return page;
}

/** The first curtains of the list. */
async function openEditor(options: OpenOptions = {}): Promise<Page> {
  const page = await openFirst('/desk/products?category=curtains', 'Types and rates', options);
  await main(page).getByLabel('Title of the type').first().waitFor();
  return page;
}

const waitForDraft = (page: Page): Promise<void> =>
  main(page)
    .getByText(/^Saved as draft/)
    .waitFor();

async function changeRate(page: Page, rate: string): Promise<void> {
  await main(page).getByLabel('Rate (₹ per sq.ft.)').first().fill(rate);
  await waitForDraft(page);
}

async function openContent(name: string): Promise<Page> {
  const page = await shop.openAsOwner('/desk/content', { width: 1440 });
  await main(page).getByRole('link', { name }).click();
  await main(page).getByRole('heading', { level: 1, name }).waitFor();
  await main(page).getByRole('link', { name: 'History' }).waitFor();
  return page;
}

const pictures: Readonly<Record<string, () => Promise<Page>>> = {
  'log-in': () => shop.openDesk('/desk/', { width: 1440 }),
  async today() {
    const page = await shop.openAsOwner('/desk/', { width: 1440 });
    await main(page).getByText('Show the figures').waitFor();
    return page;
  },
  async orders() {
    const page = await shop.openAsOwner('/desk/orders?tab=all', { width: 1440 });
    await main(page).getByRole('row').nth(5).waitFor();
    return page;
  },
  order: openFirstOrder,
  async dispatch() {
    const page = await shop.openAsOwner('/desk/orders?tab=production', { width: 1440 });
    const ticks = main(page).getByRole('checkbox', { name: /^Select AAN-/ });
    await ticks.nth(0).check();
    await ticks.nth(1).check();
    await main(page).getByRole('button', { name: 'Dispatch' }).click();
    await page.getByLabel('Courier for all orders').fill('Delhivery');
    return page;
  },
  messages: () => openLoaded('/desk/messages'),
  conversation: () => openFirst('/desk/messages?tab=overdue', 'Conversation'),
  customer: () => openFirst('/desk/customers', 'Privacy'),
  async pictures() {
    const page = await openEditor();
    await main(page)
      .getByRole('region', { name: 'Pictures and colours' })
      .evaluate((panel) => panel.scrollIntoView({ block: 'start' }));
    return page;
  },
  async publish() {
    const page = await openEditor();
    await changeRate(page, '425');
    await main(page).getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').waitFor();
    return page;
  },
  async history() {
    const page = await openEditor();
    for (const rate of ['430', '440']) {
      await changeRate(page, rate);
      await main(page).getByRole('button', { name: 'Publish' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
      await main(page)
        .getByText(/^Published\. Customers see it now/)
        .waitFor();
    }
    await main(page).getByRole('link', { name: 'History' }).click();
    await main(page).getByRole('row').nth(1).waitFor();
    return page;
  },
  async archive() {
    const page = await openEditor();
    await main(page).getByRole('button', { name: 'Archive' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Product to which/).fill('a');
    await dialog.getByRole('list', { name: 'Products found' }).getByRole('button').first().click();
    await dialog.getByLabel('Reason').fill('The mill no longer weaves it.');
    return page;
  },
  async conflict() {
    const [mine, theirs] = [await openEditor({ expected: [/409/] }), await openEditor()];
    await changeRate(theirs, '450');
    await mine.getByLabel('Rate (₹ per sq.ft.)').first().fill('460');
    await mine.getByRole('dialog').waitFor();
    return mine;
  },
  /** After the others: its type is not complete, and the list shows it first. */
  async product() {
    const page = await openLoaded('/desk/products');
    await main(page).getByRole('button', { name: 'New product' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Category').selectOption('curtains');
    await dialog.getByLabel('Title').fill('Monsoon Vine Curtains');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await main(page).getByRole('button', { name: 'Add a type' }).click();
    await main(page).getByLabel('Title of the type').fill('Lined');
    await changeRate(page, '410');
    await page.evaluate(() => window.scrollTo(0, 0));
    return page;
  },
  async products() {
    const page = await openLoaded('/desk/products');
    for (const index of [0, 1, 2])
      await main(page)
        .getByLabel(/^Select [A-Z]/)
        .nth(index)
        .check();
    return page;
  },
  async 'home-page'() {
    const page = await openContent('Home page');
    await main(page).getByLabel('Title', { exact: true }).first().fill('Walls with a story');
    await waitForDraft(page);
    return page;
  },
  async look() {
    const page = await openContent('Home page');
    const look = main(page).getByRole('region', { name: 'Shop by Look' });
    await look.getByRole('button', { name: /^Point 1, / }).focus();
    await look
      .getByRole('button', { name: /^Point 1, / })
      .evaluate((point) => point.scrollIntoView({ block: 'center' }));
    return page;
  },
  async categories() {
    const page = await openContent('Categories');
    await main(page).getByRole('button', { name: 'Move down: Wallpaper, Bahaara' }).click();
    await main(page).getByRole('button', { name: 'Picture, text, video: Wallpaper, Bahaara' }).click();
    await main(page).getByLabel('Text: Wallpaper, Bahaara').fill('Vines and blossom for the first week of spring.');
    await waitForDraft(page);
    return page;
  },
  async rename() {
    const page = await openContent('Categories');
    await main(page).getByRole('button', { name: 'Rename: Wallpaper, Kids' }).click();
    await page.getByLabel('New name').fill('Children');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Reason').fill('Customers search for this word.');
    return page;
  },
  async policy() {
    const page = await openContent('Return policy');
    await main(page)
      .getByRole('heading', { name: 'Guidelines' })
      .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
    return page;
  },
  async 'policy-publish'() {
    const page = await openContent('Return policy');
    await main(page).getByLabel('Title', { exact: true }).first().fill('What you can return');
    await waitForDraft(page);
    await main(page).getByRole('button', { name: 'Publish' }).click();
    await page.getByLabel(/^What changed/).fill('A clearer title; the conditions are the same.');
    return page;
  },
  async import() {
    const page = await shop.openAsOwner('/desk/products/import', { width: 1440 });
    const text =
      'title,category,typeTitle,pricePerSqFt\nBasant Vine,wallpaper,Smooth Matt,225\nRain Fern,wallpaper,Matt,190';
    const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await main(page)
      .getByLabel(/Choose a CSV or JSON file/)
      .setInputFiles(file);
    await main(page)
      .getByRole('button', { name: /^Import 1 new/ })
      .waitFor();
    return page;
  },
  async reports() {
    const page = await shop.openAsOwner('/desk/reports?period=90', { width: 1440 });
    await main(page).locator('canvas').first().waitFor();
    return page;
  },
  async staff() {
    await shop.openAs('dispatch', 'Dev');
    await shop.openAs('support', 'Sana');
    return openLoaded('/desk/staff');
  },
  async settings() {
    const page = await shop.openAsOwner('/desk/settings', { width: 1440 });
    await page.getByLabel('Phone number').fill('+91 79 5000 1234');
    await page.getByRole('button', { name: 'Review changes' }).click();
    await page.getByRole('dialog', { name: 'Save these changes?' }).waitFor();
    return page;
  },
  audit: () => openLoaded('/desk/audit'),
  async 'packing-slip'() {
    const page = await openFirstOrder();
    await main(page).getByRole('link', { name: 'Packing slip' }).click();
    await page.getByRole('heading', { name: 'Packing slip' }).waitFor();
    return page;
  },
};

it.each(Object.entries(pictures))('writes the handbook picture %s within its size limit', async (name, open) => {
  const [shot] = await takeShots(await open(), name, false);
  mkdirSync(FOLDER, { recursive: true });
  const { size } = await sharp(shot?.picture)
    .resize(SHOWN_WIDTH)
    .png({ palette: true, quality: 80, effort: 8 })
    .toFile(join(FOLDER, `${name}.png`));
  expect(size).toBeLessThanOrEqual(MAX_BYTES);
});
