import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { type CatalogueRepository, createCatalogueRepository } from '../catalogue-repository.ts';
import { toCatalogueFile } from '../content/catalogue-file-products.ts';
import { findUnstorableTexts } from '../content/storable-text.ts';
import { parseJsonFile } from './files/parse-json-file.ts';
import { fillEmptyCatalogue } from './fill-empty-catalogue.ts';

type LooseProduct = Record<string, unknown> & Record<'types' | 'images', Record<string, unknown>[]>;
const readDemoFile = () =>
  JSON.parse(readFileSync('catalogue/demo-catalogue.json', 'utf8')) as { products: LooseProduct[] };

let connection: DatabaseConnection;
let repository: CatalogueRepository;
beforeAll(async () => {
  connection = await createTestDatabase();
  repository = createCatalogueRepository(connection.db);
  await fillEmptyCatalogue(repository, readDemoFile());
});
afterAll(() => connection.close());

describe('importing a catalogue', () => {
  it('changes nothing for the same catalogue, not even the version', async () => {
    const before = await repository.readVersion();
    expect(await fillEmptyCatalogue(repository, readDemoFile())).toMatchObject({
      ok: true,
      hasChanged: false,
      version: before,
    });
    const exported = toCatalogueFile((await repository.read()).products);
    expect(await fillEmptyCatalogue(repository, exported)).toMatchObject({ ok: true, hasChanged: false });
    expect(await repository.readVersion()).toBe(before);
  });

  it('derives the version from the content', async () => {
    const before = await repository.readVersion();
    const file = readDemoFile();
    file.products.splice(3, 1);
    expect(await fillEmptyCatalogue(repository, file)).toMatchObject({ ok: true, hasChanged: true, productCount: 88 });
    expect(await repository.readVersion()).not.toBe(before);
    await fillEmptyCatalogue(repository, readDemoFile());
    expect(await repository.readVersion()).toBe(before);
  });

  it('reports every problem and stores nothing if there is any', async () => {
    const before = await repository.read();
    const file = readDemoFile();
    Object.assign(file.products[1] ?? {}, { title: '', isFeatured: 'yes' });
    Object.assign(file.products[2]?.types[0] ?? {}, { pricePerSqFt: 240.005 });
    Object.assign(file.products[4] ?? {}, { orderComment: 'a\0b' });
    Object.assign(file.products[5] ?? {}, { id: file.products[4]?.id });
    Object.assign(file.products[6] ?? {}, {
      images: [{ ...file.products[6]?.images[0], url: '/pictures/none.webp', widths: [] }],
    });
    const result = await fillEmptyCatalogue(repository, file);
    expect(result).toEqual({
      ok: false,
      problems: [
        'products[1].title must not be empty',
        'products[1].isFeatured must be true or false',
        `“${file.products[2]?.title}” (products[2]): types[0].pricePerSqFt has more than two decimals`,
        `“${file.products[5]?.title}” (products[5]): id is the same as products[4].id: ${file.products[4]?.id}`,
        `“${file.products[4]?.title}” (products[4]): orderComment contains a character that cannot be stored`,
        `“${file.products[6]?.title}” (products[6]): the picture file public/pictures/none.webp does not exist`,
      ],
    });
    expect(await repository.read()).toEqual(before);
  });

  it('refuses a product whose picture or a size of it is missing', async () => {
    const [image] = readDemoFile().products[0]?.images ?? [];
    const file = readDemoFile();
    Object.assign(file.products[0] ?? {}, { images: [{ ...image, widths: [360, 777] }] });
    const missing = String(image?.url).replace('.webp', '-777.avif');
    expect(await fillEmptyCatalogue(repository, file)).toEqual({
      ok: false,
      problems: [`“${file.products[0]?.title}” (products[0]): the picture file public${missing} does not exist`],
    });
  });

  it.each([null, [], 'text', { products: 5 }, {}])('rejects %j', async (json) => {
    expect((await fillEmptyCatalogue(repository, json)).ok).toBe(false);
  });

  it('accepts ids in any case and derives missing slugs', async () => {
    const [first] = readDemoFile().products;
    const loose = { ...first, title: 'Été & Phool', id: String(first?.id).toUpperCase(), slug: undefined };
    await fillEmptyCatalogue(repository, { products: [loose] });
    const [stored] = (await repository.read()).products;
    expect([stored?.id, stored?.slug]).toEqual([first?.id, 'ete-phool']);
  });
});

describe('a handwritten file', () => {
  it('gets the line of its first syntax error', () => {
    expect(parseJsonFile('{\n "a": 1,\n b\n}')).toEqual({ ok: false, line: 3, problem: 'line 3: is not valid JSON' });
    expect(parseJsonFile('{\n "a": [1,\n')).toEqual({ ok: false, line: 3, problem: 'line 3: is not valid JSON' });
    expect(parseJsonFile('\uFEFF{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
  });

  it('can contain every character that the database can store', () => {
    expect(findUnstorableTexts({ a: ['ok', 'हिन्दी 🌸'], b: [{ c: '\uD800' }, null, 5] })).toEqual([
      'b[0].c contains a character that cannot be stored',
    ]);
  });
});
