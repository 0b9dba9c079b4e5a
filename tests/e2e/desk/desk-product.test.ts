import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPhoto,
  expectResponse,
  fetchSoldProduct,
  getPictures,
  openEditor,
  publish,
  uploadPhotos,
  waitForSaved,
} from '../pages/product-editor-page.ts';
import { getRate, getSwatches } from '../pages/product-page.ts';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { openPage, PHONE } from '../support/browser.ts';
import { type ShopWithDesk, startShopWithDesk } from '../support/shop-with-desk.ts';
import { expectToFit, resize } from '../support/widths.ts';

let shop: ShopWithDesk;
beforeAll(async () => {
  shop = await startShopWithDesk();
}, 200_000);
afterAll(() => shop.stop());

const POLL = { timeout: 20_000 };
const openShop = (path: string) => openPage(path, { shop: shop.address });
const readId = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Each run creates another product. */
const createTitle = (): string => `Monsoon Vine ${Math.random().toString(36).slice(2, 8)}`;

async function create(page: Page, title: string): Promise<string> {
  await page.getByRole('button', { name: 'New product' }).click();
  const dialog = page.getByRole('dialog', { name: 'New product' });
  await dialog.getByLabel('Category').selectOption('curtains');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  return readId(page);
}

/** Five photos: three of one colour, two of another. */
async function addPictures(page: Page): Promise<void> {
  const colours = ['#2b4a7f', '#2b4a7f', '#2b4a7f', '#9c3a24', '#9c3a24'];
  const buffers = await Promise.all(colours.map((colour, index) => createPhoto(colour, index)));
  await uploadPhotos(
    page,
    buffers.map((buffer, index) => ({ name: `photo-${index + 1}.jpg`, buffer })),
  );
  const texts = ['Indigo vines', 'Indigo curtain at a window', 'Indigo hem', 'Madder vines', 'Madder curtain'];
  for (const [index, text] of texts.entries()) await getPictures(page).nth(index).fill(text);
  for (const [first, name, others] of [
    [0, 'Indigo', [1, 2]],
    [3, 'Madder', [4]],
  ] as const) {
    await page.getByLabel('Colour', { exact: true }).nth(first).selectOption('New colour…');
    const names = page.getByLabel('Name of the colour');
    await expect.poll(() => names.last().evaluate((field) => field === document.activeElement), POLL).toBe(true);
    await page.keyboard.type(name);
    for (const other of others) await page.getByLabel('Colour', { exact: true }).nth(other).selectOption(name);
  }
  await page.getByLabel('Kind').nth(1).selectOption('room');
  await page.getByLabel('True width (in)').first().fill('54');
}

async function addTypes(page: Page): Promise<void> {
  for (const [index, [title, rate]] of [
    ['Sheer', '310'],
    ['Blackout', '420.50'],
  ].entries() as Iterable<[number, [string, string]]>) {
    await page.getByRole('button', { name: 'Add a type' }).click();
    await page.getByLabel('Title of the type').nth(index).fill(title);
    await page.getByLabel('Rate (₹ per sq.ft.)').nth(index).fill(rate);
    await page
      .getByLabel(/^Heading/)
      .nth(index)
      .selectOption('Eyelet');
  }
}

/** The shop follows within a second. */
async function expectRate(id: string, rupees: number): Promise<void> {
  const product = await openShop(`/product/${id}`);
  const readRate = async () => {
    await product.reload();
    return getRate(product).textContent();
  };
  await expect.poll(readRate, POLL).toContain(`₹${rupees.toLocaleString('en-IN')}`);
}

/** Both must be in view: scrolling would start the drag elsewhere. */
async function dragType(page: Page, title: string, target: string): Promise<void> {
  const getHeading = (name: string) => page.getByRole('heading', { name: `Type ${name}` });
  const handle = page
    .getByRole('listitem')
    .filter({ has: getHeading(title) })
    .locator('[draggable]');
  await handle.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await handle.dragTo(getHeading(target));
}

describe('a product in the desk', () => {
  it('goes from nothing to its page in the shop: pictures, colours, types, preview [tasks 31, 32]', async () => {
    const title = createTitle();
    // The browser's driver cannot run scripts in the preview either.
    const page = await shop.openAsOwner('/desk/products', { expected: [/Blocked script execution in 'about:srcdoc'/] });
    const id = await create(page, title);
    await expectResponse(`${shop.address}/product/${id}`, { status: 404 });
    await page.getByLabel('Sub-category').fill('Floral');
    await addTypes(page);
    await addPictures(page);
    await dragType(page, 'Blackout', 'Sheer');
    await expect.poll(() => page.getByLabel('Title of the type').first().inputValue(), POLL).toBe('Blackout');
    await page.getByRole('button', { name: 'Move up: colour Madder' }).click();
    await waitForSaved(page);
    await page.reload();
    await expect.poll(() => getPictures(page).first().inputValue(), POLL).toBe('Madder vines');
    await expectNoAxeViolations(page);
    await expectToFit(page);

    await page.getByRole('link', { name: 'Preview' }).click();
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByLabel('Phone 390').check();
    await expect.poll(() => page.locator('iframe').getAttribute('width'), POLL).toBe('390');
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Back to the editor' }).click();

    await publish(page);
    const address = await page.getByRole('link', { name: 'Open its page in the shop' }).getAttribute('href');
    expect(address).toBe(`${shop.address}/product/${id}`);
    const product = await openShop(`/product/${id}`);
    await product.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect.poll(() => getRate(product).textContent(), POLL).toContain('₹420.50');
    expect(await getSwatches(product).count()).toBe(2);
    const picture = product.getByRole('region', { name: 'Image viewer' }).getByRole('img').first();
    expect(await picture.getAttribute('alt')).toBe('Madder vines');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), POLL).toBeGreaterThan(0);
    await expectNoAxeViolations(product);
  }, 240_000);

  it('gets another rate, and goes back to an earlier version [tasks 33, 34]', async () => {
    const { id, curtainTypes } = await fetchSoldProduct(shop.address, 'curtains');
    const before = Math.round(curtainTypes[0]?.pricePerSqFt ?? 0);
    const page = await shop.openAsOwner('/desk/products');
    await openEditor(page, id);
    const rate = page.getByLabel('Rate (₹ per sq.ft.)').first();
    const setRate = async (rupees: number) => {
      await rate.fill(String(rupees));
      await publish(page);
      await expectRate(id, rupees);
    };
    await setRate(before + 100);
    await setRate(before + 200);
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('row', { name: new RegExp(`rate ₹${before + 100} ₹${before + 200}$`) }).waitFor();
    await expectNoAxeViolations(page);
    await expectToFit(page);
    await page.getByRole('button', { name: 'Go back to this version' }).first().click();
    await expect.poll(() => rate.inputValue(), POLL).toBe(String(before + 100));
    await publish(page);
    await expectRate(id, before + 100);
  }, 180_000);

  it('is hidden, shown again and archived; its address leads to another product [task 35]', async () => {
    const { id } = await fetchSoldProduct(shop.address, 'blinds', 0);
    const other = await fetchSoldProduct(shop.address, 'blinds', 1);
    const address = `${shop.address}/product/${id}`;
    const page = await shop.openAsOwner('/desk/products', { width: PHONE });
    await openEditor(page, id);
    const act = async (name: string, confirm = name) => {
      await page.getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expectNoAxeViolations(page);
      return dialog.getByRole('button', { name: confirm, exact: true });
    };
    await (await act('Hide')).click();
    await page.getByText('Hidden. Customers no longer see this product.').waitFor();
    await expectResponse(address, { status: 404 });
    await (await act('Show again', 'Show')).click();
    await page.getByText('The product is on sale again.').waitFor();
    await expectResponse(address, { status: 200 });
    const archive = await act('Archive');
    await page.getByLabel('Product to which the old address leads').fill(other.title);
    await page.getByRole('dialog').getByRole('button', { name: other.title, exact: true }).click();
    await page.getByLabel('Reason').fill('The workshop no longer makes it');
    await archive.click();
    await page.getByText('Archived. The product is off sale.').waitFor();
    await expectResponse(address, { status: 301, location: expect.stringContaining(`/product/${other.id}`) });
    await expectToFit(page);
  }, 180_000);

  it('shows two editors what the other changed, and neither loses anything [task 36]', async () => {
    const { id, title } = await fetchSoldProduct(shop.address, 'wallpaper');
    const mine = await shop.openAsOwner('/desk/products', { expected: [/409/] });
    const theirs = await shop.openAs('manager', 'Kiran');
    await openEditor(mine, id);
    await openEditor(theirs, id);
    for (const letter of ['A', 'B', 'C']) {
      await theirs.getByLabel('Title', { exact: true }).fill(`${title} ${letter}`);
      await waitForSaved(theirs);
    }
    await mine.getByLabel('Title', { exact: true }).fill(`${title} of mine`);
    const dialog = mine.getByRole('dialog', { name: 'Someone else changed this product' });
    await dialog.getByRole('row', { name: `Title ${title} of mine ${title} C` }).waitFor();
    await dialog.getByText(/^Kiran changed it/).waitFor();
    await expectNoAxeViolations(mine);
    await resize(mine, PHONE);
    await expectNoAxeViolations(mine);
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await waitForSaved(mine);
    await mine.reload();
    await expect.poll(() => mine.getByLabel('Title', { exact: true }).inputValue(), POLL).toBe(`${title} of mine`);
    await mine.getByRole('button', { name: 'Discard changes' }).click();
    await mine.getByLabel('Reason').fill('Only a test');
    await mine.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => mine.getByLabel('Title', { exact: true }).inputValue(), POLL).toBe(title);
  }, 180_000);

  it('is saved before the browser’s Back leads to the list that led there, with its filters', async () => {
    const { id, title } = await fetchSoldProduct(shop.address, 'canvas');
    const page = await shop.openAsOwner('/desk/products?category=canvas#q=a');
    await page.goto('/desk/products?category=canvas&sort=title');
    await page.getByRole('main').locator(`a[href$="${id}"]`).first().click();
    await page.getByLabel('Title', { exact: true }).fill(`${title} twice`);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).search, POLL).toBe('?category=canvas&sort=title');
    await page.goForward();
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue(), POLL).toBe(`${title} twice`);
    await page.getByRole('link', { name: 'Products' }).first().click();
    await expect.poll(() => new URL(page.url()).pathname, POLL).toBe('/desk/products');
  }, 120_000);
});
