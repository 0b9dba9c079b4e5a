import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskProduct, ProductConflict, ProductContent } from '#contract/desk/products/desk-product.ts';
import { findDraftProblems } from '#contract/desk/products/draft-problems.ts';
import { deskProducts } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { createProductDesk, type ProductDesk } from '#tests/support/staff/product-desk.ts';
import { toContent } from '../content/product-content.ts';

let desk: ProductDesk;
beforeAll(async () => {
  desk = await createProductDesk();
}, 60_000);
afterAll(() => desk.close());

const listAudit = (id: string) =>
  desk.db.select().from(auditEntries).where(eq(auditEntries.objectId, id)).orderBy(asc(auditEntries.seq));
const create = async (title = 'Vine'): Promise<DeskProduct> =>
  (await desk.send('', { category: 'curtains', title })).data;
const TYPE = { id: '', title: '', description: '', pricePerSqFt: null };
const getDraft = ({ draft }: DeskProduct): ProductContent => {
  if (!draft) throw new Error('There is no draft.');
  return draft;
};

describe('a product of the demo catalogue', () => {
  it('has version 0, is on sale and, unless it has no types, could be published as it is', async () => {
    const problems = desk.catalogue.getCurrent().products.flatMap((product) => findDraftProblems(toContent(product)));
    expect(problems.filter(({ path }) => path !== 'types')).toEqual([]);
    const { id, title } = desk.findProduct('blinds');
    expect(await desk.read(id)).toMatchObject({
      version: 0,
      state: 'published',
      draft: null,
      published: { title, category: 'blinds' },
      redirectTo: null,
      changedAt: null,
      changedBy: null,
      shopUrl: `${desk.config.publicOrigin}/product/${id}`,
    });
  });

  it('is found by its id only', async () => {
    for (const id of ['x', randomUUID()])
      expect((await desk.send(`/${id}`, {}, { method: 'GET' })).message).toBe('Product not found.');
  });
});

describe('a new product', () => {
  it('has a draft that nobody sees, and is in the audit log', async () => {
    const product = await create(' Vine ');
    expect(product).toMatchObject({
      version: 1,
      state: 'new',
      draft: { category: 'curtains', title: 'Vine', slug: null, types: [], images: [] },
      published: null,
      changedBy: 'The manager',
    });
    expect(desk.catalogue.getCurrent().productsById.has(product.id)).toBe(false);
    expect(await listAudit(product.id)).toMatchObject([
      { action: 'product created', object: 'Vine', permission: 'catalogue.edit' },
    ]);
  });

  it.each(['', '  ', 'x'.repeat(201), 'nul\0', 'half \ud800'])('is refused with the title %j', async (title) => {
    const before = await desk.db.$count(deskProducts);
    const { status, message } = await desk.send('', { category: 'curtains', title });
    expect([status, message]).toEqual([400, expect.stringMatching(/^[A-Z].*\.$/)]);
    expect(await desk.db.$count(deskProducts)).toBe(before);
  });

  it('is started once, however often the request arrives', async () => {
    const key = randomUUID();
    const responses = [];
    for (let time = 0; time < 2; time++)
      responses.push(await desk.send('', { category: 'fabrics', title: 'Once' }, { key }));
    expect(responses[1]).toEqual(responses[0]);
  });

  it('disappears when its draft is discarded, and so for a repeat', async () => {
    const { id } = await create();
    const key = randomUUID();
    for (let time = 0; time < 2; time++)
      expect(await desk.send(`/${id}/discard`, { version: 1, reason: 'Started twice' }, { key })).toMatchObject({
        status: 200,
        data: { product: null },
      });
    expect((await desk.send(`/${id}`, {}, { method: 'GET' })).status).toBe(404);
    expect((await listAudit(id)).map(({ action }) => action)).toEqual(['product created', 'product discarded']);
  });

  it('is discarded with a reason only, and the audit entry has it and the content', async () => {
    const { id } = await create('Unwanted');
    expect(await desk.send(`/${id}/discard`, { version: 1, reason: ' ' })).toMatchObject({
      status: 400,
      message: 'Reason is required.',
    });
    await desk.send(`/${id}/discard`, { version: 1, reason: ' A mistake ' });
    const entry = (await listAudit(id)).at(-1);
    expect(entry).toMatchObject({ action: 'product discarded', object: 'Unwanted', reason: 'A mistake' });
    expect(JSON.parse(entry?.changes ?? '')).toEqual([{ field: 'Title', from: 'Unwanted', to: null }]);
  });
});

describe('a copy', () => {
  it('has the content of its original with ids of its own', async () => {
    const original = await desk.read(desk.findProduct('blinds').id);
    const key = randomUUID();
    const { data: copy } = await desk.send(`/${original.id}/duplicate`, {}, { key });
    expect(copy).toMatchObject({ version: 1, state: 'new', published: null });
    const { published } = original;
    expect(copy.draft).toEqual({
      ...published,
      title: `Copy of ${published?.title}`,
      slug: null,
      types: published?.types.map((type) => ({ ...type, id: expect.any(String) })),
    });
    const ids = new Set([...(published?.types ?? []), ...getDraft(copy).types].map(({ id }) => id));
    expect(ids.size).toBe(2 * getDraft(copy).types.length);
    expect((await desk.send(`/${original.id}/duplicate`, {}, { key })).data).toEqual(copy);
  });

  it('prefers unpublished changes', async () => {
    const { id } = desk.findProduct('canvas');
    await desk.saveDraft(id, { title: 'Newer' });
    expect((await desk.send(`/${id}/duplicate`)).data.draft?.title).toBe('Copy of Newer');
  });
});

describe('a saved draft', () => {
  it('may be incomplete and changes nothing on sale', async () => {
    const product = desk.findProduct('wallpaper');
    const version = desk.catalogue.getCurrent().version;
    const saved = await desk.saveDraft(product.id, { title: '', images: [], types: [] });
    expect(saved).toMatchObject({
      version: 1,
      state: 'published',
      draft: { title: '', images: [], types: [] },
      published: { title: product.title },
    });
    await desk.catalogue.refresh();
    expect(desk.catalogue.getCurrent().version).toBe(version);
    const [entry] = await listAudit(product.id);
    expect(entry).toMatchObject({ action: 'product draft saved', object: product.title });
    expect(JSON.parse(entry?.changes ?? '')).toContainEqual({ field: 'Title', from: product.title, to: null });
  });

  it('keeps only the fields of its category', async () => {
    const { id, version, draft } = await create();
    const type = {
      id: randomUUID(),
      title: 'Lined',
      description: '',
      pricePerSqFt: null,
      heading: 'Eyelet',
      finish: 'x',
    };
    const { data } = await desk.send(`/${id}/draft`, { version, draft: { ...draft, types: [type] } });
    const { finish: _, ...own } = type;
    expect(data.draft?.types).toEqual([{ ...own, configuration: null, tiebacks: null }]);
  });

  it('equal to what is on sale is no draft', async () => {
    const { id } = desk.findProduct('fabrics');
    expect((await desk.saveDraft(id, { isFeatured: true, orderComment: 'x' })).draft).not.toBeNull();
    const { published } = await desk.read(id);
    expect(await desk.saveDraft(id, published ?? {})).toMatchObject({ version: 2, draft: null });
  });

  it('that adds only space around titles is no draft', async () => {
    const { id } = desk.findProduct('fabrics', 4);
    const { published } = await desk.read(id);
    const types = published?.types.map((type) => ({ ...type, title: ` ${type.title} ` })) ?? [];
    expect((await desk.saveDraft(id, { title: ` ${published?.title} `, types })).draft).toBeNull();
  });

  it('never conflicts when one editor saves repeatedly', async () => {
    let { id, version, draft } = await create();
    for (let time = 1; time <= 5; time++) {
      const response = await desk.send(`/${id}/draft`, { version, draft: { ...draft, title: `Vine ${time}` } });
      expect(response.status).toBe(200);
      ({ version, draft } = response.data);
    }
    expect([version, draft?.title]).toEqual([6, 'Vine 5']);
  });

  it('of an older version gets 409 with what somebody else saved', async () => {
    const { id, draft } = await create();
    await desk.send(`/${id}/draft`, { version: 1, draft: { ...draft, title: 'Theirs' } });
    for (const path of ['draft', 'discard', 'publish', 'hide', 'show', 'archive', 'revert']) {
      const body = { version: 1, draft: { ...draft, title: 'Mine' }, entryId: '', redirectTo: null, reason: 'old' };
      const response = await desk.send<ProductConflict>(`/${id}/${path}`, body);
      expect([response.status, response.message], path).toEqual([
        409,
        'Someone else changed this product. Compare both versions before you save yours.',
      ]);
      expect(response.data.product).toMatchObject({
        version: 2,
        draft: { title: 'Theirs' },
        changedBy: 'The manager',
        changedById: desk.manager.id,
      });
    }
    expect((await desk.read(id)).draft?.title).toBe('Theirs');
  });

  it.each([
    ['61 types', { types: Array.from({ length: 61 }, () => TYPE) }],
    ['a number that is far too large', { types: [{ ...TYPE, pricePerSqFt: 999_999_999_999_999 }] }],
    ['a text that is far too long', { orderComment: 'x'.repeat(20_001) }],
    ['a NUL character', { title: 'nul\0' }],
    ['half a character', { subCategory: '\udfff' }],
  ])('with %s is refused, and nothing is stored', async (_, changes) => {
    const { id, version, draft } = await create();
    const response = await desk.send(`/${id}/draft`, { version, draft: { ...draft, ...changes } });
    expect([response.status, response.message]).toEqual([400, expect.stringMatching(/^[A-Z].*\.$/)]);
    expect(await desk.read(id)).toMatchObject({ version, draft });
  });

  it('may have 60 types of 10,000 characters in any script', async () => {
    const { id, version, draft } = await create();
    const types = Array.from({ length: 60 }, () => ({ ...TYPE, id: randomUUID(), description: 'क'.repeat(10_000) }));
    const response = await desk.send(`/${id}/draft`, { version, draft: { ...draft, types } });
    expect([response.status, response.data?.version]).toEqual([200, version + 1]);
  });

  it('cannot move a product that is on sale to another category', async () => {
    const { id } = desk.findProduct('fabrics', 1);
    await expect(desk.saveDraft(id, { category: 'curtains' })).rejects.toThrow(/keeps its category/);
  });

  it('is discarded once', async () => {
    const { id } = desk.findProduct('curtains');
    const { version } = await desk.saveDraft(id, { title: 'Unwanted' });
    const key = randomUUID();
    for (let time = 0; time < 2; time++) {
      const response = await desk.send<{ product: DeskProduct }>(
        `/${id}/discard`,
        { version, reason: 'Tried out' },
        { key },
      );
      expect(response.data.product).toMatchObject({ version: version + 1, draft: null, state: 'published' });
    }
    expect((await desk.send(`/${id}/discard`, { version: version + 1, reason: '' })).message).toBe(
      'There are no unpublished changes.',
    );
  });
});
