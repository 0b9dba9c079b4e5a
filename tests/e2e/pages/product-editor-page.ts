import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Product } from '#contract/storefront/catalogue.ts';
import { CATEGORIES, type Category } from '#domain/catalogue/category.ts';

const POLL = { timeout: 20_000 };
const PHOTO_SIZE = { width: 1600, height: 1200 };

/** A photo as a camera would take it: stripes in two shades, so that no two are the same. */
export async function createPhoto(colour: string, seed: number): Promise<Buffer> {
  const stripe = (x: number) => `<rect x="${x}" width="${10 + seed}" height="1200" fill="#fff" opacity="0.5"/>`;
  const stripes = Array.from({ length: 40 }, (_, index) => stripe(index * 40 + seed * 3)).join('');
  return sharp({ create: { ...PHOTO_SIZE, channels: 3, background: colour } })
    .composite([
      { input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">${stripes}</svg>`) },
    ])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Chooses files by the button of the drop zone. */
export async function uploadPhotos(page: Page, photos: readonly { name: string; buffer: Buffer }[]): Promise<void> {
  const before = await getPictures(page).count();
  const files = photos.map((photo) => ({ ...photo, mimeType: 'image/jpeg' }));
  await page.locator('input[type=file]').setInputFiles(files);
  await expect.poll(() => getPictures(page).count(), { timeout: 60_000 }).toBe(before + photos.length);
}

export const getPictures = (page: Page): Locator => page.getByLabel('Alternative text');

/** Waits until everything that was typed is saved. */
export const waitForSaved = (page: Page): Promise<void> =>
  page.getByText(/^(Saved as draft|No unpublished changes)/).waitFor();

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Published. Customers see it now.').waitFor();
}

export async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(`/desk/products/${id}`);
  await page.getByLabel('Title', { exact: true }).waitFor();
}

/** A product of the shop with several types. */
export async function fetchSoldProduct(shop: string, category: Category, position = 0): Promise<Product> {
  const response = await fetch(`${shop}/api/Products/category/${CATEGORIES[category].name}`);
  const { data } = (await response.json()) as { data: Product[] };
  const product = data[position];
  if (!product) throw new Error(`The shop has no ${category} number ${position}.`);
  return product;
}

/** The status of a page, and the address to which it redirects. */
async function readResponse(address: string): Promise<{ status: number; location: string | null }> {
  const response = await fetch(address, { redirect: 'manual' });
  await response.arrayBuffer();
  return { status: response.status, location: response.headers.get('location') };
}

export const expectResponse = (address: string, expected: object): Promise<void> =>
  expect.poll(() => readResponse(address), POLL).toMatchObject(expected);
