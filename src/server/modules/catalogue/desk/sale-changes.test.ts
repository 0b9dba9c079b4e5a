import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type { DeskProduct, ProductContent } from '#contract/desk/products/desk-product.ts';
import type { listProductHistory } from '#contract/desk/products/products.ts';
import { pictures } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { createProductDesk, type ProductDesk } from '#tests/support/staff/product-desk.ts';

let desk: ProductDesk;
beforeAll(async () => {
  desk = await createProductDesk();
}, 60_000);
afterAll(() => desk.close());

const listAudit = (id: string) =>
  desk.db.select().from(auditEntries).where(eq(auditEntries.objectId, id)).orderBy(asc(auditEntries.seq));
const getCurrent = () => desk.catalogue.getCurrent();
const findOnSale = (id: string) => getCurrent().productsById.get(id);
const listHistory = async (id: string) =>
  (await desk.send<DeskData<typeof listProductHistory>>(`/${id}/history`, {}, { method: 'GET' })).data.entries;
const change = async (id: string, path: string, body: object = {}, key = randomUUID()) =>
  desk.send(`/${id}/${path}`, { version: (await desk.read(id)).version, ...body }, { key });
async function publish(id: string, changes: Partial<ProductContent>): Promise<DeskProduct> {
  await desk.saveDraft(id, changes);
  const { status, data, message } = await change(id, 'publish');
  if (status !== 200) throw new Error(message);
  return data;
}
/** Content with a picture that the shop has, and types with new ids. */
const createContent = (category: ProductContent['category'], title: string): Partial<ProductContent> => {
  const { images, subCategory } = desk.findProduct(category);
  const type = { id: randomUUID(), title: 'Plain', description: '', pricePerSqFt: 385.5 };
  return { title, subCategory, images: images.slice(0, 1).map(({ sortOrder: _, ...image }) => image), types: [type] };
};
const start = async (category: ProductContent['category'], title: string): Promise<DeskProduct> => {
  const { data } = await desk.send('', { category, title });
  return desk.saveDraft(data.id, createContent(category, title));
};

describe('publishing', () => {
  it('puts a new product on sale, last in the shop, with history and audit entry', async () => {
    const { id, version } = await start('curtains', 'Basant Niwas');
    const { data } = await desk.send(`/${id}/publish`, { version });
    expect(data).toMatchObject({
      version: 3,
      state: 'published',
      draft: null,
      published: { title: 'Basant Niwas', slug: 'basant-niwas' },
    });
    expect(getCurrent().products.at(-1)).toMatchObject({
      id,
      slug: 'basant-niwas',
      curtainTypes: [{ title: 'Plain', pricePerSqFt: 385.5, heading: null }],
    });
    expect((await listHistory(id)).map(({ action, by, changes }) => [action, by, changes])).toEqual([
      ['published', 'The manager', []],
    ]);
    expect((await listAudit(id)).at(-1)).toMatchObject({
      action: 'product published',
      permission: 'catalogue.publish',
      object: 'Basant Niwas',
    });
  });

  it('changes one product, at its place, and tells what changed', async () => {
    const before = getCurrent();
    const product = desk.findProduct('blinds');
    const published = await publish(product.id, { title: 'Renamed', subCategory: 'Elsewhere' });
    expect(published).toMatchObject({ version: 2, draft: null, published: { title: 'Renamed' } });
    expect(published.changedById).toBe(desk.manager.id);
    const after = getCurrent();
    expect(after.version).not.toBe(before.version);
    expect(after.products.indexOf(findOnSale(product.id) ?? product)).toBe(before.products.indexOf(product));
    // Other products are not read again.
    const changed = after.products.filter((other) => before.productsById.get(other.id) !== other);
    expect(changed.map(({ title }) => title)).toEqual(['Renamed']);
    const changes = [
      { label: 'Title', from: product.title, to: 'Renamed' },
      { label: 'Sub-category', from: product.subCategory ?? '', to: 'Elsewhere' },
    ];
    expect((await listHistory(product.id)).map((entry) => [entry.action, entry.changes])).toEqual([
      ['published', changes],
      ['imported', []],
    ]);
    const [audited] = (await listAudit(product.id)).toReversed();
    expect(JSON.parse(audited?.changes ?? '')).toEqual(
      changes.map(({ label, ...rest }) => ({ field: label, ...rest })),
    );
  });

  it('happens once, however often the request arrives', async () => {
    const { id, version } = await start('fabrics', 'Only once');
    const key = randomUUID();
    const responses = [];
    for (let time = 0; time < 2; time++) responses.push(await desk.send(`/${id}/publish`, { version }, { key }));
    expect(responses[1]).toEqual(responses[0]);
    expect(await listHistory(id)).toHaveLength(1);
  });

  it('lists everything that is missing, and stores nothing', async () => {
    const { data } = await desk.send('', { category: 'canvas', title: 'Half' });
    const type = { id: 'x', title: '', description: '', pricePerSqFt: null };
    const { version } = await desk.saveDraft(data.id, { title: '', slug: 'No Slug', types: [type] });
    const catalogueVersion = getCurrent().version;
    const { status, message } = await desk.send(`/${data.id}/publish`, { version });
    expect(status).toBe(400);
    for (const sentence of [
      'Title: enter some text.',
      'Short name: use lower-case words joined by hyphens, such as vine-blossom.',
      'Type 1, title: enter some text.',
      'Type 1, rate per sq.ft.: enter ₹0.01 to ₹1,250, with at most two decimals.',
      /Type 1, width: enter 1 to/,
      'Pictures: add at least one.',
    ])
      expect(message).toMatch(sentence);
    await desk.catalogue.refresh();
    expect(getCurrent().version).toBe(catalogueVersion);
    expect(await desk.read(data.id)).toMatchObject({ version, state: 'new' });
  });

  it('refuses what only the catalogue file forbids', async () => {
    const { id } = await start('curtains', 'Odd id');
    const [type] = createContent('curtains', '').types ?? [];
    await desk.saveDraft(id, { types: [{ ...type, id: 'x' } as ProductContent['types'][number]] });
    expect(await change(id, 'publish')).toMatchObject({
      status: 400,
      message: expect.stringContaining('must be a UUID'),
    });
  });

  it('derives a short name that nobody has, and keeps it', async () => {
    const first = await start('fabrics', 'Twin Leaves');
    const second = await start('fabrics', 'Twin  leaves!');
    await change(first.id, 'publish');
    expect((await change(second.id, 'publish')).data.published?.slug).toBe('twin-leaves-2');
    await change(first.id, 'hide');
    expect((await publish(second.id, { slug: null, orderComment: 'x' })).published?.slug).toBe('twin-leaves-2');
    await change(first.id, 'show');
    const third = await start('fabrics', 'Third');
    await desk.saveDraft(third.id, { slug: 'twin-leaves' });
    expect((await change(third.id, 'publish')).message).toBe(
      'Short name: ‘twin-leaves’ belongs to ‘Twin Leaves’. Choose another.',
    );
  });

  it('refuses a type of another product, and one that is there twice', async () => {
    const { id, draft } = await start('curtains', 'Thief');
    const [own] = draft?.types ?? [];
    const [stolen] = desk.findProduct('curtains').curtainTypes;
    if (!own || !stolen) throw new Error('There are no types.');
    for (const types of [[own, own], [{ ...own, id: stolen.id }]]) {
      await desk.saveDraft(id, { types });
      expect((await change(id, 'publish')).message).toContain('another type has the same id');
    }
  });

  it('refuses a type of a product that is off sale and may return', async () => {
    const hidden = desk.findProduct('curtains', 2);
    const [type] = hidden.curtainTypes;
    await change(hidden.id, 'hide');
    const { id, draft } = await start('curtains', 'Heir');
    await desk.saveDraft(id, { types: draft?.types.map((own) => ({ ...own, id: type?.id ?? '' })) ?? [] });
    expect((await change(id, 'publish')).message).toContain('another type has the same id');
    expect((await change(hidden.id, 'show')).status).toBe(200);
  });

  it('needs pictures that exist: uploads as they were stored, or files of the shop', async () => {
    const { id, draft } = await start('curtains', 'Uploaded');
    const [image] = draft?.images ?? [];
    if (!image) throw new Error('There is no picture.');
    const url = '/pictures/uploads/picture.0123456789abcdef.webp';
    const missing = 'Picture 1: its file is missing. Remove the picture and upload it again.';
    const publishImage = async (changes: object) => {
      await desk.saveDraft(id, { images: [{ ...image, ...changes }] });
      return change(id, 'publish');
    };
    expect((await publishImage({ url: '/pictures/no-such-file.webp' })).message).toBe(missing);
    expect((await publishImage({ widths: [...image.widths, 9999] })).message).toBe(missing);
    const upload = { url, altText: 'Vines', width: 800, height: 600, widths: [400, 800] };
    expect((await publishImage(upload)).message).toBe(missing);
    await desk.db.insert(pictures).values({
      url,
      width: 800,
      height: 600,
      widths: '400,800',
      dominantColor: '#aabbcc',
      uploadedAt: desk.clock.now(),
      uploadedBy: 'x',
    });
    expect((await publishImage({ ...upload, widths: [400, 1600] })).message).toBe(missing);
    expect((await publishImage(upload)).status).toBe(200);
    for (const changes of [{ width: 801 }, { height: 1 }, { widths: [400] }])
      expect((await publishImage({ ...upload, ...changes })).message).toBe(
        "Picture 1: its size doesn't match its file. Remove it and upload it again.",
      );
  });

  it('without unpublished changes is refused', async () => {
    const { id } = desk.findProduct('fabrics', 3);
    expect((await change(id, 'publish')).message).toBe('There are no unpublished changes.');
  });
});

describe('history', () => {
  it('brings an earlier version back as the draft', async () => {
    const product = desk.findProduct('wallpaper', 2);
    await publish(product.id, { title: 'Second' });
    await publish(product.id, { title: 'Third' });
    const entries = await listHistory(product.id);
    const { version } = await desk.read(product.id);
    const { data } = await desk.send(`/${product.id}/revert`, { version, entryId: entries.at(-1)?.id });
    expect(data).toMatchObject({
      version: version + 1,
      draft: { title: product.title },
      published: { title: 'Third' },
    });
    expect(findOnSale(product.id)?.title).toBe('Third');
    await change(product.id, 'publish');
    expect(findOnSale(product.id)).toEqual(product);
    const [newest] = await listHistory(product.id);
    expect((await change(product.id, 'revert', { entryId: newest?.id })).message).toBe(
      'This version is already on sale.',
    );
  });

  it('has no versions of other products', async () => {
    const [entry] = await listHistory(desk.findProduct('wallpaper', 2).id);
    const { id } = desk.findProduct('wallpaper', 3);
    for (const entryId of [entry?.id, 'x', randomUUID()])
      expect((await change(id, 'revert', { entryId })).message).toBe("We couldn't find this version.");
  });
});

describe('taking a product off sale', () => {
  it('hides it with its content until it is shown again, each once per key', async () => {
    const product = desk.findProduct('fabrics', 1);
    const place = getCurrent().products.indexOf(product);
    const { version } = await desk.read(product.id);
    const key = randomUUID();
    for (let time = 0; time < 2; time++)
      expect((await desk.send(`/${product.id}/hide`, { version }, { key })).data).toMatchObject({
        version: version + 1,
        state: 'hidden',
        published: { title: product.title },
      });
    expect(findOnSale(product.id)).toBeUndefined();
    expect((await change(product.id, 'hide')).message).toBe("This product isn't on sale.");
    expect((await change(product.id, 'show')).data.state).toBe('published');
    expect(getCurrent().products[place]).toEqual(product);
    expect((await change(product.id, 'show')).message).toBe('This product is already on sale.');
    expect((await listHistory(product.id)).map(({ action }) => action)).toEqual(['shown', 'hidden', 'imported']);
  });

  it('keeps a draft, which can be published to put it back', async () => {
    const { id } = desk.findProduct('fabrics', 2);
    await desk.saveDraft(id, { title: 'Returned' });
    expect((await change(id, 'hide')).data.draft?.title).toBe('Returned');
    expect((await change(id, 'publish')).data).toMatchObject({ state: 'published', draft: null });
    expect(findOnSale(id)?.title).toBe('Returned');
  });

  it('gives a product whose short name was taken meanwhile a new one', async () => {
    const { id, slug, title } = desk.findProduct('canvas', 1);
    await change(id, 'hide');
    const other = await start('fabrics', title);
    await desk.saveDraft(other.id, { slug });
    expect((await change(other.id, 'publish')).status).toBe(200);
    const { published } = (await change(id, 'show')).data;
    expect(published?.slug).not.toBe(slug);
    expect(published?.title).toBe(title);
  });

  it('archives it for a reason, with or without another product for its address', async () => {
    const [product, target] = [desk.findProduct('canvas', 2), desk.findProduct('canvas', 3)];
    const body = { redirectTo: target.id, reason: ' Supplier closed ' };
    const { data } = await change(product.id, 'archive', body);
    expect(data).toMatchObject({ state: 'archived', redirectTo: { id: target.id, title: target.title } });
    expect(getCurrent().archived.get(product.id)).toBe(target.id);
    expect((await listAudit(product.id)).at(-1)).toMatchObject({
      action: 'product archived',
      reason: 'Supplier closed',
    });
    expect((await change(product.id, 'archive', { redirectTo: null, reason: 'x' })).data.redirectTo).toBeNull();
    expect((await change(product.id, 'show')).data).toMatchObject({ state: 'published', redirectTo: null });
    expect(getCurrent().archived.has(product.id)).toBe(false);
  });

  it('is refused without a reason, or to a product that is not on sale', async () => {
    const [{ id }, hidden] = [desk.findProduct('canvas', 2), desk.findProduct('canvas', 4)];
    await change(hidden.id, 'hide');
    const refuse = async (redirectTo: string | null, reason: string) =>
      (await change(id, 'archive', { redirectTo, reason })).message;
    expect(await refuse(null, ' ')).toBe('Reason is required.');
    for (const redirectTo of [id, hidden.id, 'x', randomUUID()])
      expect(await refuse(redirectTo, 'Old')).toBe(
        'Choose another product that is on sale for the old address to lead to.',
      );
    const { data } = await desk.send('', { category: 'canvas', title: 'New' });
    for (const path of ['hide', 'show', 'archive'])
      expect((await change(data.id, path, { redirectTo: null, reason: 'Old' })).status, path).toBe(400);
  });
});

describe('permissions', () => {
  it('let only the right roles edit and publish', async () => {
    const { email } = await desk.addStaff('support');
    const cookie = await desk.getCookie(email);
    const { id } = desk.findProduct('wallpaper');
    const body = { version: 0, redirectTo: null, reason: 'x', entryId: 'x', tab: 'all', search: '' };
    const paths = ['draft', 'discard', 'publish', 'hide', 'show', 'archive', 'revert', 'duplicate'];
    for (const path of [...paths.map((name) => `/${id}/${name}`), '', '/list', '/bulk'])
      expect((await desk.send(path, body, { cookie })).status, path).toBe(403);
    for (const path of ['', '/history', '/preview'])
      expect((await desk.send(`/${id}${path}`, {}, { cookie, method: 'GET' })).status, path).toBe(403);
  });
});
