import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_COLLECTION, EMPTY_PAGE } from '#contract/content/collection-defaults.ts';
import { shippedHome } from '#contract/content/shipped/shipped-home.ts';
import type { ContentTargets, DeskContent } from '#contract/desk/content.ts';
import { IDEMPOTENCY_HEADER } from '#contract/desk/desk-endpoint.ts';
import type { DeskSubCategoryList, RenamePlan } from '#contract/desk/sub-categories.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { productHistory } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import {
  contentDocuments,
  contentHistory,
  contentState,
  subCategoryRedirects,
} from '#server/platform/database/tables/content-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestApp, type TestApp } from '#tests/support/shop/test-app.ts';
import { createProductDesk, type ProductDesk } from '#tests/support/staff/product-desk.ts';
import { createCatalogueRepository } from '../catalogue-repository.ts';
import { startLiveCatalogue } from '../live-catalogue.ts';

let connection: DatabaseConnection;
let desk: ProductDesk;
let shop: TestApp;
let cookie: string;
beforeAll(async () => {
  connection = await createTestDatabase();
  desk = await createProductDesk({ connection });
  shop = await createTestApp({ connection });
  const { email } = await desk.addStaff('owner');
  cookie = await desk.getCookie(email);
}, 120_000);
afterAll(async () => {
  await shop.close();
  await desk.close();
});

async function call<Data>(path: string, body?: object, { key = randomUUID(), as = cookie } = {}) {
  const response = await desk.sendTo(`/api/desk${path}`, {
    method: body ? 'POST' : 'GET',
    cookie: as,
    headers: { [IDEMPOTENCY_HEADER]: key },
    ...(body && { body }),
  });
  const { data, message } = response.json<{ data: Data; message: string }>();
  return { status: response.statusCode, data, message };
}
const plan = (slug: string, name: string, category = 'wallpaper') =>
  call<RenamePlan>('/collections/rename/plan', { category, slug, name });
async function rename(slug: string, name: string, { category = 'wallpaper', version = '', key = randomUUID() } = {}) {
  const current = version || (await plan(slug, name, category)).data.version;
  const body = { category, slug, name, version: current, reason: 'A better name' };
  const response = await call<DeskSubCategoryList & { plan: RenamePlan }>('/collections/rename', body, { key });
  await shop.catalogue.refresh();
  await shop.content.refresh();
  return response;
}
const open = async (address: string) => {
  const { statusCode, headers } = await shop.app.inject(address);
  return statusCode === 301 ? headers.location : statusCode;
};
const list = async (category = 'wallpaper') =>
  (await call<DeskSubCategoryList>('/collections')).data.categories.find((one) => one.category === category)
    ?.subCategories;
const inSubCategory = (name: string, category = 'wallpaper') =>
  shop.catalogue.getCurrent().products.filter((one) => one.category === category && one.subCategory === name);

describe('renaming a sub-category', () => {
  it('shows what it changes before it happens', async () => {
    const before = inSubCategory('Kids');
    expect((await plan('kids', ' Little   ones ')).data).toMatchObject({
      oldName: 'Kids',
      newName: 'Little ones',
      oldAddress: '/wallpaper/kids',
      newAddress: '/wallpaper/little-ones',
      onSale: before.length,
      offSale: 0,
      mergedInto: null,
    });
    expect(await plan('kids', '…')).toMatchObject({
      status: 400,
      message: 'The name needs at least one letter or digit.',
    });
    expect((await plan('kids', 'Kids')).message).toBe("Wallpaper: it's already called ‘Kids’.");
    expect((await plan('gone', 'Kids')).status).toBe(404);
  });

  it('changes all its products in one catalogue version, also hidden ones, new ones and drafts', async () => {
    const [hidden, drafted, other] = inSubCategory('Kids');
    const [elsewhere] = inSubCategory('Minimal');
    if (!hidden || !drafted || !other || !elsewhere) throw new Error('The demo has too few products.');
    await desk.send(`/${hidden.id}/hide`, { version: 0 });
    await desk.saveDraft(drafted.id, { title: 'Mine' });
    await desk.saveDraft(elsewhere.id, { subCategory: 'Kids' });
    const copy = (await desk.send(`/${other.id}/duplicate`)).data;
    const { data } = await plan('kids', 'Little ones');
    expect(data.offSale).toBe(3);
    const versions = new Set<string>();
    const stop = shop.catalogue.onChange(({ version }) => versions.add(version));
    expect((await rename('kids', 'Little ones')).status).toBe(200);
    stop();
    expect(versions.size).toBe(1);
    expect(inSubCategory('Kids')).toEqual([]);
    expect(inSubCategory('Little ones')).toHaveLength(data.onSale);
    expect((await desk.read(hidden.id)).published?.subCategory).toBe('Little ones');
    expect((await desk.read(hidden.id)).state).toBe('hidden');
    expect(await desk.read(drafted.id)).toMatchObject({
      draft: { title: 'Mine', subCategory: 'Little ones' },
      published: { subCategory: 'Little ones' },
    });
    expect(await desk.read(elsewhere.id)).toMatchObject({
      draft: { subCategory: 'Little ones' },
      published: { subCategory: 'Minimal' },
    });
    expect((await desk.read(copy.id)).draft?.subCategory).toBe('Little ones');
    const history = await desk.db.select().from(productHistory).where(eq(productHistory.productId, other.id));
    expect(history.map(({ action }) => action).sort()).toEqual(['imported', 'sub-category renamed']);
    const [audit] = await desk.db.select().from(auditEntries).orderBy(desc(auditEntries.seq)).limit(1);
    expect(audit).toMatchObject({ action: 'sub-category renamed', object: 'Wallpaper: Kids', reason: 'A better name' });
    await desk.send(`/${elsewhere.id}/discard`, { version: (await desk.read(elsewhere.id)).version });
  });

  it('redirects the old address, in one step after a second renaming, and no longer after renaming back', async () => {
    expect(await open('/wallpaper/kids?sort=name')).toBe('/wallpaper/little-ones?sort=name');
    await rename('little-ones', 'Tiny & small');
    expect(await open('/wallpaper/kids')).toBe('/wallpaper/tiny--small');
    expect(await open('/wallpaper/Little%20ones/')).toBe('/wallpaper/tiny--small');
    expect(await open('/wallpaper/tiny--small')).toBe(200);
    expect(await open('/curtains/little-ones')).not.toBe(301);
    const served = await shop.app.inject('/api/Products/category/Wallpaper/sub/kids');
    expect(served.json().data[0]).toMatchObject({ subCategory: 'Tiny & small' });
    const sitemap = (await shop.app.inject('/sitemap.xml')).body;
    expect([sitemap.includes('/wallpaper/tiny--small<'), sitemap.includes('/wallpaper/kids<')]).toEqual([true, false]);
    const { data } = await rename('tiny--small', 'Kids');
    expect(data.redirects.map(({ oldAddress, newAddress }) => [oldAddress, newAddress]).sort()).toEqual([
      ['/wallpaper/little-ones', '/wallpaper/kids'],
      ['/wallpaper/tiny-%26-small', '/wallpaper/kids'],
      ['/wallpaper/tiny-small', '/wallpaper/kids'],
    ]);
    expect([await open('/wallpaper/kids'), await open('/wallpaper/tiny--small')]).toEqual([200, '/wallpaper/kids']);
  });

  it('into an existing one merges both, under its name', async () => {
    const [kids, minimal] = [inSubCategory('Kids').length, inSubCategory('Minimal').length];
    expect((await plan('kids', 'minimal')).data).toMatchObject({
      newName: 'Minimal',
      mergedInto: { name: 'Minimal', onSale: minimal },
    });
    await rename('kids', 'minimal');
    expect(inSubCategory('Minimal')).toHaveLength(kids + minimal);
    expect(await open('/wallpaper/kids')).toBe('/wallpaper/minimal');
  });

  it('leads nowhere while no product is on sale in the new one', async () => {
    await rename('linen', 'Flax', { category: 'curtains' });
    expect(await open('/curtains/linen')).toBe('/curtains/flax');
    for (const { id } of inSubCategory('Flax', 'curtains'))
      await desk.send(`/${id}/hide`, { version: (await desk.read(id)).version });
    await shop.catalogue.refresh();
    // The page itself says that nothing is there.
    expect(await open('/curtains/linen')).toBe(200);
    expect((await list('curtains'))?.at(-1)).toMatchObject({ name: 'Flax', onSale: 0 });
  });

  it('is refused if products changed since staff saw the numbers', async () => {
    const { version } = (await plan('bahaara', 'Spring')).data;
    const [product] = inSubCategory('Bahaara');
    await desk.saveDraft(product?.id ?? '', { title: 'Meanwhile' });
    const { status, data } = await rename('bahaara', 'Spring', { version });
    expect([status, data.plan.oldName]).toEqual([409, 'Bahaara']);
    expect(inSubCategory('Bahaara')).not.toEqual([]);
    expect(await desk.db.$count(subCategoryRedirects, eq(subCategoryRedirects.newSlug, 'spring'))).toBe(0);
  });

  it('and publishing at the same moment: no product keeps the old name on sale', async () => {
    const [product] = inSubCategory('Bahaara');
    const draft = await desk.read(product?.id ?? '');
    const { version } = (await plan('bahaara', 'Spring')).data;
    const [published, renamed] = await Promise.all([
      desk.send(`/${draft.id}/publish`, { version: draft.version }),
      rename('bahaara', 'Spring', { version }),
    ]);
    expect([published.status, renamed.status].sort()).toEqual([200, 409]);
    if (renamed.status === 409) await rename('bahaara', 'Spring');
    await shop.catalogue.refresh();
    expect(inSubCategory('Bahaara')).toEqual([]);
  });

  it('happens once by a repeated request, and only with the permission and a reason', async () => {
    const key = randomUUID();
    const { version } = (await plan('spring', 'Bahaara')).data;
    const first = await rename('spring', 'Bahaara', { version, key });
    expect((await rename('spring', 'Bahaara', { version, key })).data).toEqual(first.data);
    const body = { category: 'wallpaper', slug: 'bahaara', name: 'X', version, reason: ' ' };
    expect(await call('/collections/rename', body)).toMatchObject({ status: 400, message: 'Reason is required.' });
    await desk.addStaff('support');
    const as = await desk.getCookie('support@shop.example');
    expect((await call('/collections/rename', body, { as })).status).toBe(403);
    expect((await call('/collections', undefined, { as })).status).toBe(403);
  });

  it('is in force in another process within a second', async () => {
    const repository = createCatalogueRepository(connection.db);
    const other = await startLiveCatalogue({ repository, onError() {} });
    const arrival = new Promise<number>((resolve) => {
      other.onChange(({ subCategoryRedirects: known }) => {
        if (known.get('wallpaper/enchanted') === 'dusk') resolve(performance.now());
      });
    });
    await rename('enchanted', 'Dusk');
    const storedAt = performance.now();
    expect((await arrival) - storedAt).toBeLessThan(1000);
    other.close();
  });

  it('leaves no draft that equals what is on sale', async () => {
    const [product] = inSubCategory('Indian Motifs');
    const id = product?.id ?? '';
    await desk.saveDraft(id, { subCategory: 'Motifs' });
    await rename('motifs', 'Indian Motifs');
    expect(await desk.read(id)).toMatchObject({ draft: null, published: { subCategory: 'Indian Motifs' } });
  });
});

describe('the content of a renamed sub-category', () => {
  beforeEach(async () => {
    for (const table of [contentDocuments, contentHistory, contentState]) await desk.db.delete(table);
    const subCategories = { dusk: { ...EMPTY_PAGE, text: 'Woods at night.' } };
    const content = { wallpaper: { ...EMPTY_COLLECTION, order: ['misc', 'dusk'], subCategories } };
    await call('/content/collections/draft', { version: 0, content });
    await call('/content/collections/publish', { version: 1 });
  });

  it('moves with it: in the shop, in the draft and in earlier versions', async () => {
    await rename('dusk', 'Enchanted');
    const { data } = await call<DeskContent>('/content/collections');
    const wallpaper = { order: ['misc', 'enchanted'], subCategories: { enchanted: { text: 'Woods at night.' } } };
    expect(data).toMatchObject({ version: 3, published: { wallpaper } });
    const published = (await shop.app.inject('/content/collections.json')).json();
    expect(published.content).toMatchObject({ wallpaper });
    const stale = await call('/content/collections/draft', { version: 2, content: {} });
    expect(stale.status).toBe(409);
  });

  it('is at the new address in the draft and in every earlier version too', async () => {
    const write = (text: string) => ({
      wallpaper: { ...EMPTY_COLLECTION, subCategories: { enchanted: { ...EMPTY_PAGE, text } } },
    });
    await call('/content/collections/draft', { version: 2, content: write('Second.') });
    await call('/content/collections/publish', { version: 3 });
    await call('/content/collections/draft', { version: 4, content: write('Third.') });
    await rename('enchanted', 'Dusk');
    const wallpaper = (text: string) => ({ wallpaper: { subCategories: { dusk: { text } } } });
    const { data } = await call<DeskContent>('/content/collections');
    expect(data).toMatchObject({ published: wallpaper('Second.'), draft: wallpaper('Third.') });
    const entries = await desk.db.select().from(contentHistory).orderBy(desc(contentHistory.number)).limit(2);
    expect(entries.map(({ content }) => JSON.parse(content))).toMatchObject([
      wallpaper('Second.'),
      { wallpaper: { subCategories: { dusk: { text: 'Woods at night.' } } } },
    ]);
  });
});

describe('the home page', () => {
  it('follows a renamed sub-category; it hides what an archived product leaves behind, and the desk says so [D-35]', async () => {
    const [product] = inSubCategory('Minimal');
    if (!product) throw new Error('The demo has no such product.');
    const content = { ...shippedHome, tabs: { ...shippedHome.tabs, wallpaper: [product.id] } };
    await call('/content/home/draft', { version: 0, content });
    await call('/content/home/publish', { version: 1 });
    const look = async () => {
      const { data } = await call<{ documents: { key: string; hiddenCount: number }[] }>('/content');
      const { data: targets } = await call<ContentTargets>('/content/home/targets');
      return { count: data.documents.find(({ key }) => key === 'home')?.hiddenCount, ...targets };
    };
    const before = await look();
    expect(before).toMatchObject({ count: before.hidden.length, products: [{ id: product.id }] });
    const { version } = await desk.read(product.id);
    await desk.send(`/${product.id}/archive`, { version, redirectTo: null, reason: 'Old' });
    await rename('indian-motifs', 'Motifs');
    const after = await look();
    expect(after.count).toBe((before.count ?? 0) + 1);
    expect(after.products).toEqual([]);
    expect(after.hidden).toContainEqual({ what: 'Wallpaper tab, product 1', why: 'is not on sale in this category' });
    expect(JSON.stringify(after.hidden)).not.toContain('Indian Motifs');
  });

  it('keeps the slide of a renamed sub-category, with its new address [D-35]', async () => {
    const served = async () => (await shop.app.inject('/content/home.json')).body;
    expect(await served()).toContain('"/wallpaper/bahaara"');
    await rename('bahaara', 'Spring Bloom');
    expect(await served()).toContain('"/wallpaper/spring-bloom"');
    expect(await served()).not.toContain('"/wallpaper/bahaara"');
  });
});
