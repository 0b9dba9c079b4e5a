import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type {
  exportProductList,
  listProducts,
  listSubCategoryNames,
  ProductFilter,
} from '#contract/desk/products/products.ts';
import { deskProducts } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { createProductDesk, type ProductDesk } from '#tests/support/staff/product-desk.ts';

let desk: ProductDesk;
let hiddenId: string;
let archivedId: string;
let newId: string;
let draftId: string;
beforeAll(async () => {
  desk = await createProductDesk();
  hiddenId = desk.findProduct('blinds').id;
  archivedId = desk.findProduct('canvas').id;
  draftId = desk.findProduct('curtains').id;
  await desk.send(`/${hiddenId}/hide`, { version: 0 });
  desk.clock.advance(1000);
  await desk.send(`/${archivedId}/archive`, { version: 0, redirectTo: null, reason: 'Old' });
  desk.clock.advance(1000);
  await desk.saveDraft(draftId, { title: 'Zebra' });
  desk.clock.advance(1000);
  newId = (await desk.send('', { category: 'fabrics', title: 'Ääa Quïll' })).data.id;
}, 60_000);
afterAll(() => desk.close());

type Page = DeskData<typeof listProducts>;
const ALL: ProductFilter = { tab: 'all', search: '', category: null, sort: 'shop' };
const list = async (filter: Partial<ProductFilter> = {}, cursor: string | null = null) =>
  (await desk.send<Page>('/list', { ...ALL, ...filter, cursor })).data;
const listIds = async (filter: Partial<ProductFilter>) => (await list(filter)).products.map(({ id }) => id);
async function listAll(filter: Partial<ProductFilter> = {}): Promise<Page['products']> {
  const rows: Page['products'] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await list(filter, cursor);
    rows.push(...page.products);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return rows;
}

describe('the list of products', () => {
  it('has tabs', async () => {
    expect(await listIds({ tab: 'hidden' })).toEqual([hiddenId]);
    expect(await listIds({ tab: 'archived' })).toEqual([archivedId]);
    expect(await listIds({ tab: 'drafts' })).toEqual([draftId, newId]);
    expect((await list({ tab: 'published' })).count).toBe(87);
    expect((await list()).count).toBe(90);
  });

  it('shows pages of 50 in the order of the shop, then what is not on sale', async () => {
    const first = await list();
    expect([first.products.length, first.count]).toEqual([50, 90]);
    const rows = await listAll();
    const onSale = desk.catalogue.getCurrent().products.map(({ id }) => id);
    expect(rows.map(({ id }) => id)).toEqual([...onSale, newId, archivedId, hiddenId]);
  });

  it('continues at the same place if the last product of a page leaves the list', async () => {
    const filter = { tab: 'published' } as const;
    const { products, nextCursor } = await list(filter);
    const next = (await list(filter, nextCursor)).products[0]?.id;
    const last = products.at(-1);
    await desk.send(`/${last?.id}/hide`, { version: last?.version });
    expect((await list(filter, nextCursor)).products[0]?.id).toBe(next);
    await desk.send(`/${last?.id}/show`, { version: 1 });
    expect((await desk.send('/list', { ...ALL, cursor: 'x' })).message).toBe('This page of the list does not exist.');
  });

  it('describes each product', async () => {
    const { id, title, subCategory, images, curtainTypes } = desk.findProduct('curtains');
    const [row] = (await list({ tab: 'drafts', category: 'curtains' })).products;
    expect(row).toMatchObject({
      id,
      version: 1,
      state: 'published',
      hasDraft: true,
      title,
      category: 'curtains',
      subCategory,
      image: { url: images[0]?.url },
      lowestRate: Math.min(...curtainTypes.map(({ pricePerSqFt }) => pricePerSqFt)),
      typeCount: curtainTypes.length,
      changedBy: 'The manager',
    });
    expect(row?.colourCount).toBeGreaterThan(0);
    const [unchanged] = (await list({ tab: 'published' })).products;
    expect(unchanged).toMatchObject({ version: 0, hasDraft: false, changedAt: null, changedBy: null });
  });

  it('finds words of title, sub-category, colours and types, in any spelling', async () => {
    const product = desk.findProduct('wallpaper');
    const colour = product.images.find(({ colorName }) => colorName)?.colorName ?? '';
    const type = product.wallpaperTypes[0]?.title ?? '';
    for (const search of [
      product.title,
      product.subCategory ?? '',
      colour,
      type,
      `${type} ${product.title}`.toUpperCase(),
    ])
      expect(
        (await listAll({ search })).map(({ id }) => id),
        search,
      ).toContain(product.id);
    expect(await listIds({ search: 'aaa quil' })).toEqual([newId]);
    expect(await listIds({ search: 'aaa zebra' })).toEqual([]);
    expect(await listIds({ search: 'aaa', category: 'canvas' })).toEqual([]);
  });

  it('sorts by title, rate and change', async () => {
    const titles = (await listAll({ sort: 'title', tab: 'published' })).map(({ title }) => title);
    expect(titles.length).toBe(87);
    expect(titles[0]?.localeCompare(titles.at(-1) ?? '')).toBe(-1);
    expect((await listAll({ sort: 'title' }))[0]?.id).toBe(newId);
    const rates = (await listAll({ sort: 'rate' })).map(({ lowestRate }) => lowestRate ?? Number.MAX_VALUE);
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
    expect((await listIds({ sort: 'changed' })).slice(0, 1)).not.toEqual([archivedId]);
    expect(await listIds({ sort: 'changed', tab: 'drafts' })).toEqual([newId, draftId]);
  });

  it('has no rate for a draft whose rate is impossible', async () => {
    const { id } = (await desk.send('', { category: 'fabrics', title: 'Dear' })).data;
    for (const pricePerSqFt of [999_999_999_999_999, -1]) {
      const type = { id: 'x', title: 'Silk', description: '', pricePerSqFt };
      const draft = { ...(await desk.read(id)).draft, types: [type] };
      const stored = eq(deskProducts.productId, id);
      await desk.db
        .update(deskProducts)
        .set({ draft: JSON.stringify(draft), changedAt: desk.clock.now() })
        .where(stored);
      expect((await list({ search: 'dear' })).products).toMatchObject([{ id, lowestRate: null }]);
      desk.clock.advance(1000);
    }
    await desk.send(`/${id}/discard`, { version: 1, reason: 'Test' });
  });

  it('is exported as it is filtered, all pages of it and without formulas', async () => {
    const { id } = (await desk.send('', { category: 'fabrics', title: '=1+1' })).data;
    const exportCsv = async (filter: Partial<ProductFilter>) =>
      (await desk.send<DeskData<typeof exportProductList>>('/list/export', { ...ALL, ...filter })).data;
    const { csv, count, isComplete } = await exportCsv({ tab: 'published', sort: 'rate' });
    const [header, ...lines] = csv.trimEnd().split('\r\n');
    expect(header).toMatch(/^Title,State,Unpublished changes,Category,/);
    expect([lines.length, count, isComplete]).toEqual([87, 87, true]);
    const ids = (await listAll({ tab: 'published', sort: 'rate' })).map((product) => product.id);
    expect(lines.map((line) => line.slice(line.lastIndexOf(',') + 1))).toEqual(ids);
    expect((await exportCsv({ search: '1' })).csv).toContain(`\r\n'=1+1,Never published,yes,Fabrics,`);
    await desk.send(`/${id}/discard`, { version: 1, reason: 'Test' });
  });

  it('has the sub-categories of all products of a category, drafts included', async () => {
    const before = await desk.read(newId);
    await desk.send(`/${newId}/draft`, { version: 1, draft: { ...before.draft, subCategory: 'Only a draft' } });
    const read = () =>
      desk.send<DeskData<typeof listSubCategoryNames>>('/sub-categories/fabrics', {}, { method: 'GET' });
    const { subCategories } = (await read()).data;
    const sold = desk.catalogue.getCurrent().products.filter(({ category }) => category === 'fabrics');
    const names = sold.flatMap(({ subCategory }) => subCategory ?? []);
    expect(subCategories).toEqual([...new Set([...names, 'Only a draft'])].sort());
    await desk.send(`/${newId}/draft`, { version: 2, draft: before.draft });
  });

  it('shows a change at once', async () => {
    expect(await listIds({ search: 'aaa quil' })).toEqual([newId]);
    await desk.send(`/${newId}/draft`, {
      version: 3,
      draft: { ...(await desk.read(newId)).draft, title: 'Quartz' },
    });
    expect((await list({ search: 'quartz' })).products).toMatchObject([{ id: newId, version: 4, title: 'Quartz' }]);
    expect((await list({ search: 'aaa quil' })).count).toBe(0);
  });
});
