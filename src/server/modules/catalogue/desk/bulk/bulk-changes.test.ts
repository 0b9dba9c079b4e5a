import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type { BulkChange, changeProducts } from '#contract/desk/products/products.ts';
import { deskProducts } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { createProductDesk, type ProductDesk } from '#tests/support/staff/product-desk.ts';

let desk: ProductDesk;
beforeAll(async () => {
  desk = await createProductDesk();
}, 60_000);
afterAll(() => desk.close());

type Selected = { id: string; version: number };
const change = (products: readonly Selected[], change: BulkChange, key = randomUUID()) =>
  desk.send<DeskData<typeof changeProducts>>('/bulk', { products, change }, { key });
const select = async (...ids: string[]): Promise<Selected[]> =>
  Promise.all(ids.map(async (id) => ({ id, version: (await desk.read(id)).version })));
const listRates = async (id: string) => (await desk.read(id)).published?.types.map(({ pricePerSqFt }) => pricePerSqFt);
const readLastAudit = async () => {
  const isBulk = eq(auditEntries.objectKind, 'products');
  const [entry] = await desk.db.select().from(auditEntries).where(isBulk).orderBy(desc(auditEntries.seq)).limit(1);
  return entry;
};

describe('many products at once', () => {
  it('get new rates in whole rupees, in one catalogue version with one audit entry', async () => {
    const [one, other] = [desk.findProduct('curtains'), desk.findProduct('curtains', 1)];
    const before = one.curtainTypes.map(({ pricePerSqFt }) => pricePerSqFt);
    const { data } = await change(await select(one.id, other.id), { kind: 'rate', percent: 12.5 });
    expect(data.results.map(({ id, title, isChanged }) => [id, title, isChanged])).toEqual([
      [one.id, one.title, true],
      [other.id, other.title, true],
    ]);
    expect(data.results[0]?.message).toMatch(/^(from )?₹[\d.]+ → (from )?₹\d+\.$/);
    const current = desk.catalogue.getCurrent();
    expect([current.revisions.get(one.id), current.revisions.get(other.id)]).toEqual([
      current.version,
      current.version,
    ]);
    expect(await listRates(one.id)).toEqual(before.map((rate) => Math.floor(rate * 1.125 + 0.5)));
    expect(await desk.read(one.id)).toMatchObject({ version: 1, state: 'published' });
    const entry = await readLastAudit();
    expect(entry).toMatchObject({ action: 'rates of products changed', object: '2 products', reason: '+12.5 %' });
    expect(JSON.parse(entry?.changes ?? '')).toMatchObject([{ field: one.title }, { field: other.title }]);
  });

  it('are reported one by one, and only those that can change do', async () => {
    const [fine, stale, hidden] = [0, 1, 2].map((index) => desk.findProduct('blinds', index));
    if (!fine || !stale || !hidden) throw new Error('There are too few blinds.');
    await change(await select(hidden.id), { kind: 'hide' });
    const selected = await select(fine.id, stale.id, hidden.id);
    await desk.saveDraft(stale.id, { title: 'Changed meanwhile' });
    await desk.db.update(deskProducts).set({ changedById: randomUUID() }).where(eq(deskProducts.productId, stale.id));
    const { id: newId } = (await desk.send('', { category: 'blinds', title: 'New' })).data;
    const unknown = { id: 'x', version: 0 };
    const products = [...selected, ...(await select(newId)), unknown, ...selected.slice(0, 1)];
    const { data } = await change(products, { kind: 'featured', isFeatured: !fine.isFeatured });
    expect(data.results.map(({ isChanged, message }) => [isChanged, message])).toEqual([
      [true, fine.isFeatured ? 'No longer featured.' : 'Featured now.'],
      [false, 'Someone else changed it in the meantime. Check it before you try again.'],
      [false, "It isn't on sale."],
      [false, 'It was never on sale.'],
      [false, 'It no longer exists.'],
      [false, 'It was selected twice.'],
    ]);
    expect(desk.catalogue.getCurrent().productsById.get(stale.id)?.isFeatured).toBe(stale.isFeatured);
  });

  it('change unpublished changes alike, so that publishing undoes nothing', async () => {
    const { id, fabricTypes } = desk.findProduct('fabrics');
    await desk.saveDraft(id, { title: 'Unpublished' });
    const { data } = await change(await select(id), { kind: 'rate', percent: -10 });
    expect(data.results[0]?.message).toMatch(/Its draft changed too\.$/);
    const { draft, published } = await desk.read(id);
    expect(draft?.title).toBe('Unpublished');
    expect(published?.title).not.toBe('Unpublished');
    const expected = fabricTypes.map(({ pricePerSqFt }) => Math.floor(pricePerSqFt * 0.9 + 0.5));
    for (const content of [draft, published])
      expect(content?.types.map(({ pricePerSqFt }) => pricePerSqFt)).toEqual(expected);
  });

  it('keep rates that cannot be published, and those that would be too high', async () => {
    const [{ id }, high] = [desk.findProduct('fabrics', 1), desk.findProduct('fabrics', 2)];
    const [type] = (await desk.read(id)).published?.types ?? [];
    if (!type) throw new Error('There is no type.');
    const rates = [0, -5, 2_000, null];
    await desk.saveDraft(id, { types: rates.map((pricePerSqFt) => ({ ...type, id: randomUUID(), pricePerSqFt })) });
    await change(await select(id), { kind: 'rate', percent: 10 });
    expect((await desk.read(id)).draft?.types.map(({ pricePerSqFt }) => pricePerSqFt)).toEqual(rates);
    await desk.saveDraft(high.id, { types: [{ ...type, id: randomUUID(), pricePerSqFt: 1_200 }] });
    const { data } = await change(await select(high.id), { kind: 'rate', percent: 5 });
    expect(data.results[0]?.message).toBe('This would raise a rate in its draft above ₹1,250, the maximum.');
    await desk.send(`/${high.id}/publish`, { version: (await desk.read(high.id)).version });
    const onSale = await change(await select(high.id), { kind: 'rate', percent: 5 });
    expect(onSale.data.results[0]).toMatchObject({
      isChanged: false,
      message: 'This would raise a rate above ₹1,250, the maximum.',
    });
  });

  it('leave the shop and return', async () => {
    const ids = [desk.findProduct('canvas').id, desk.findProduct('canvas', 1).id];
    expect((await change(await select(...ids), { kind: 'hide' })).data.results.map(({ message }) => message)).toEqual([
      'Hidden.',
      'Hidden.',
    ]);
    expect(ids.filter((id) => desk.catalogue.getCurrent().productsById.has(id))).toEqual([]);
    const selected = await select(...ids);
    expect((await change(selected, { kind: 'show' })).data.results[0]?.message).toBe('On sale again.');
    expect(ids.filter((id) => desk.catalogue.getCurrent().productsById.has(id))).toEqual(ids);
    expect((await change(await select(...ids), { kind: 'show' })).data.results[0]?.message).toBe(
      "It's already on sale.",
    );
  });

  it('change once, however often the request arrives', async () => {
    const selected = await select(desk.findProduct('wallpaper').id);
    const key = randomUUID();
    const first = await change(selected, { kind: 'rate', percent: 10 }, key);
    expect(await change(selected, { kind: 'rate', percent: 10 }, key)).toEqual(first);
    expect((await change(selected, { kind: 'rate', percent: 10 })).data.results[0]).toMatchObject({
      isChanged: false,
      message: 'You changed it in the meantime. Check it before you try again.',
    });
    expect((await desk.read(selected[0]?.id ?? '')).version).toBe(1);
  });

  it('that do not change cause no catalogue version', async () => {
    const product = desk.findProduct('wallpaper', 1);
    const { version } = desk.catalogue.getCurrent();
    const { data } = await change(await select(product.id), { kind: 'featured', isFeatured: product.isFeatured });
    expect(data.results[0]?.message).toBe(product.isFeatured ? "It's already featured." : "It isn't featured.");
    await desk.catalogue.refresh();
    expect(desk.catalogue.getCurrent().version).toBe(version);
    expect((await desk.read(product.id)).changedAt).toBeNull();
  });

  it.each([0, -51, 201, 1.005])('are refused by %d %%', async (percent) => {
    const { status, message } = await change(await select(desk.findProduct('wallpaper').id), { kind: 'rate', percent });
    expect([status, message]).toEqual([400, 'Enter a percentage from -50 to 200, at most two decimals and not 0.']);
  });

  it('are at least one and at most 500', async () => {
    const many = Array.from({ length: 501 }, () => ({ id: randomUUID(), version: 0 }));
    expect((await change([], { kind: 'hide' })).message).toBe('Select at least one product.');
    expect((await change(many, { kind: 'hide' })).message).toBe('Change at most 500 products at once.');
  });
});
