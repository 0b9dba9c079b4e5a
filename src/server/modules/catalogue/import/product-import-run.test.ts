import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  exportProducts,
  type ImportPreview,
  importProducts,
  previewProductImport,
} from '#contract/desk/products/product-import.ts';
import { deskProducts, productHistory } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { createTestDesk, type TestDesk } from '#tests/support/staff/test-desk.ts';
import { createCatalogueRepository } from '../catalogue-repository.ts';
import { fillEmptyCatalogue } from './fill-empty-catalogue.ts';

const demo = JSON.parse(readFileSync('catalogue/demo-catalogue.json', 'utf8')) as { products: { id: string }[] };
const vineId = demo.products[0]?.id ?? '';

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  desk = await createTestDesk();
  await fillEmptyCatalogue(createCatalogueRepository(desk.db), demo);
  await desk.catalogue.refresh();
  cookie = await desk.getCookie((await desk.addStaff('manager')).email);
});
afterAll(() => desk.close());

const preview = async (text: string) => {
  const response = await desk.send(previewProductImport.path, { cookie, body: { format: 'csv', text } });
  return response.json<{ data: ImportPreview }>().data;
};
const sendImport = (text: string, catalogueVersion: string, headers = {}) =>
  desk.send(importProducts.path, { cookie, headers, body: { format: 'csv', text, catalogueVersion } });
const findTitle = (id: string) => desk.catalogue.getCurrent().productsById.get(id)?.title;

describe('an import', () => {
  it('stores all products as one version with history, product versions and one audit entry, shown at once', async () => {
    const text = `id,title,category,typeTitle,pricePerSqFt\n${vineId},Spring Vine,,,\n,Fern,wallpaper,Matt,200\n`;
    const { catalogueVersion } = await preview(text);
    const response = await sendImport(text, catalogueVersion);
    expect(response.json()).toMatchObject({ data: { addedCount: 1, changedCount: 1 } });
    expect(findTitle(vineId)).toBe('Spring Vine');
    const { products, version } = desk.catalogue.getCurrent();
    expect(version).not.toBe(catalogueVersion);
    expect(products.at(-1)).toMatchObject({ title: 'Fern', slug: 'fern', wallpaperTypes: [{ pricePerSqFt: 200 }] });
    const history = await desk.db.select().from(productHistory).where(eq(productHistory.productId, vineId));
    expect(history.map(({ action, by }) => `${action} ${by}`)).toContain('imported The manager');
    const [row] = await desk.db.select().from(deskProducts).where(eq(deskProducts.productId, vineId));
    expect(row).toMatchObject({ version: 1, state: 'published', changedBy: 'The manager' });
    const entries = await desk.db.select().from(auditEntries).where(eq(auditEntries.action, 'products imported'));
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ actor: 'The manager', permission: 'catalogue.publish' });
  });

  it('changes nothing for the same file again, also without ids', async () => {
    const text = `id,title,category,typeTitle,pricePerSqFt\n,Moss,wallpaper,Matt,200\n`;
    await sendImport(text, (await preview(text)).catalogueVersion);
    const second = await preview(text);
    expect(second).toMatchObject({ addedCount: 0, changedCount: 0, unchangedCount: 1 });
    expect((await sendImport(text, second.catalogueVersion)).json()).toMatchObject({
      data: { addedCount: 0, changedCount: 0 },
    });
    expect(desk.catalogue.getCurrent().version).toBe(second.catalogueVersion);
  });

  it('stores nothing of a file with one bad line', async () => {
    const text = `id,title,typeTitle,pricePerSqFt\n${vineId},Other Vine,,\n${demo.products[1]?.id},,Silk,free`;
    const { catalogueVersion, problems } = await preview(text);
    expect(problems).toHaveLength(1);
    const response = await sendImport(text, catalogueVersion);
    expect(response.statusCode).toBe(400);
    expect(desk.catalogue.getCurrent().version).toBe(catalogueVersion);
  });

  it('is refused after somebody else has changed the catalogue', async () => {
    const text = `id,title\n${vineId},Mine`;
    const { catalogueVersion } = await preview(text);
    const other = `id,title\n${demo.products[2]?.id},Theirs`;
    await sendImport(other, catalogueVersion);
    const response = await sendImport(text, catalogueVersion);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe('Someone has changed the catalogue since the file was checked.');
    expect(findTitle(vineId)).not.toBe('Mine');
  });

  it('has one effect when it is repeated', async () => {
    const text = `id,title\n${vineId},Repeated`;
    const { catalogueVersion } = await preview(text);
    const headers = { 'idempotency-key': '00000000-0000-4000-8000-0000000000ff' };
    const first = await sendImport(text, catalogueVersion, headers);
    const second = await sendImport(text, catalogueVersion, headers);
    expect(second.body).toBe(first.body);
    expect(second.statusCode).toBe(200);
  });

  it('keeps unpublished changes', async () => {
    const id = demo.products[3]?.id ?? '';
    const draft = JSON.stringify({ title: 'Draft', category: 'wallpaper', images: [], types: [] });
    const row = { version: 4, state: 'published' as const, changedAt: desk.clock.now(), changedBy: 'Kiran' };
    await desk.db.insert(deskProducts).values({ ...row, productId: id, draft });
    const text = `id,title\n${id},Imported`;
    await sendImport(text, (await preview(text)).catalogueVersion);
    const [stored] = await desk.db.select().from(deskProducts).where(eq(deskProducts.productId, id));
    expect(stored).toMatchObject({ version: 5, changedBy: 'The manager' });
    expect(JSON.parse(stored?.draft ?? '')).toMatchObject({ title: 'Draft' });
    expect(findTitle(id)).toBe('Imported');
  });

  it('takes 5,000 lines', async () => {
    const lines = Array.from(
      { length: 5000 },
      (_, index) => `Bulk ${index % 1250},wallpaper,Type ${index},${100 + (index % 50)},A description`,
    );
    const text = ['title,category,typeTitle,pricePerSqFt,typeDescription', ...lines].join('\n');
    const { catalogueVersion, addedCount, lineCount, products } = await preview(text);
    expect([addedCount, lineCount, products.length]).toEqual([1250, 5000, 200]);
    const response = await sendImport(text, catalogueVersion);
    expect(response.json()).toMatchObject({ data: { addedCount: 1250, changedCount: 0 } });
    expect(desk.catalogue.getCurrent().products.length).toBeGreaterThan(1250);
  }, 120_000);
});

describe('permissions', () => {
  it.each([previewProductImport, importProducts, exportProducts])('$path is not for support', async ({ path }) => {
    const email = `${path.replaceAll('/', '-')}@shop.example`;
    await desk.addStaff('support', email);
    const response = await desk.send(path, { cookie: await desk.getCookie(email), body: {} });
    expect(response.statusCode).toBe(403);
    expect((await desk.send(path, { body: {} })).statusCode).toBe(401);
  });

  it('lets a body of 24 MB in, but not more', async () => {
    const send = (length: number) =>
      desk.send(previewProductImport.path, { cookie, body: { format: 'csv', text: 'x'.repeat(length) } });
    expect((await send(23 * 1024 * 1024)).statusCode).toBe(200);
    expect((await send(24 * 1024 * 1024)).statusCode).toBe(413);
  });

  it('exports what is on sale as a file that begins with the names of the columns', async () => {
    const response = await desk.send(exportProducts.path, { cookie, body: { format: 'csv', content: 'products' } });
    expect(response.json<{ data: { text: string } }>().data.text).toMatch(/^\uFEFFid,title,category,/);
  });
});
