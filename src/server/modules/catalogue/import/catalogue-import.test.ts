import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { type CatalogueRepository, createCatalogueRepository } from '../catalogue-repository.ts';
import { toCatalogueFile } from './catalogue-file-products.ts';
import { importCatalogue } from './catalogue-import.ts';
import { parseJsonFile } from './json-file.ts';
import { findUnstorableTexts } from './unstorable-text.ts';

type LooseProduct = Record<string, unknown> & { types: Record<string, unknown>[] };
const demo = () => JSON.parse(readFileSync('catalogue/demo-catalogue.json', 'utf8')) as { products: LooseProduct[] };

let connection: DatabaseConnection;
let repository: CatalogueRepository;
beforeAll(async () => {
  connection = await createTestDatabase();
  repository = createCatalogueRepository(connection.db);
  await importCatalogue(repository, demo());
});
afterAll(() => connection.close());

describe('importing a catalogue', () => {
  it('changes nothing, not even the version, when the same catalogue comes again', async () => {
    const before = await repository.version();
    expect(await importCatalogue(repository, demo())).toMatchObject({ ok: true, changed: false, version: before });
    const exported = toCatalogueFile((await repository.read()).products);
    expect(await importCatalogue(repository, exported)).toMatchObject({ ok: true, changed: false });
    expect(await repository.version()).toBe(before);
  });

  it('gives a changed catalogue another version, and the old one its old version', async () => {
    const before = await repository.version();
    const file = demo();
    file.products.splice(3, 1);
    expect(await importCatalogue(repository, file)).toMatchObject({ ok: true, changed: true, products: 76 });
    expect(await repository.version()).not.toBe(before);
    await importCatalogue(repository, demo());
    expect(await repository.version()).toBe(before);
  });

  it('reports every problem and stores nothing when anything is wrong', async () => {
    const before = await repository.read();
    const file = demo();
    Object.assign(file.products[1] ?? {}, { title: '', isFeatured: 'yes' });
    Object.assign(file.products[2]?.types[0] ?? {}, { pricePerSqFt: 240.005 });
    Object.assign(file.products[4] ?? {}, { orderComment: 'a\0b' });
    const outcome = await importCatalogue(repository, file);
    expect(outcome).toEqual({
      ok: false,
      problems: [
        'products[1].title must not be empty',
        'products[1].isFeatured must be true or false',
        'products[2].types[0].pricePerSqFt has more than two decimals',
        'products[4].orderComment holds a character that cannot be stored',
      ],
    });
    expect(await repository.read()).toEqual(before);
  });

  it.each([null, [], 'text', { products: 5 }, {}])('refuses %j', async (json) => {
    expect((await importCatalogue(repository, json)).ok).toBe(false);
  });

  it('takes ids in any letter case and makes slugs that are left out', async () => {
    const [first] = demo().products;
    const loose = { ...first, title: 'Été & Phool', id: String(first?.id).toUpperCase(), slug: undefined };
    await importCatalogue(repository, { products: [loose] });
    const [stored] = (await repository.read()).products;
    expect([stored?.id, stored?.slug]).toEqual([first?.id, 'ete-phool']);
  });
});

describe('a file written by hand', () => {
  it('is told its first mistake with the line', () => {
    expect(parseJsonFile('{\n "a": 1,\n b\n}')).toEqual({ ok: false, problem: 'line 3: is not valid JSON' });
    expect(parseJsonFile('{\n "a": [1,\n')).toEqual({ ok: false, problem: 'line 3: is not valid JSON' });
    expect(parseJsonFile('\uFEFF{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
  });

  it('may hold every character that the database can keep', () => {
    expect(findUnstorableTexts({ a: ['ok', 'हिन्दी 🌸'], b: [{ c: '\uD800' }, null, 5] })).toEqual([
      'b[0].c holds a character that cannot be stored',
    ]);
  });
});
