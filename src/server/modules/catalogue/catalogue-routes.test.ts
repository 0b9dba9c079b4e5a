import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, productSchema } from '#contract/storefront/catalogue.ts';
import { CATEGORIES, CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestApp, type TestApp } from '#tests/support/shop/test-app.ts';
import { createCatalogueRepository } from './catalogue-repository.ts';
import { importCatalogue } from './import/catalogue-import.ts';
import { seedDemoCatalogue } from './import/seed-demo-catalogue.ts';

let shop: TestApp;
let address: string;
let closeDatabase: () => Promise<void>;

beforeAll(async () => {
  const connection = await createTestDatabase();
  closeDatabase = connection.close;
  await seedDemoCatalogue(connection.db);
  shop = await createTestApp({ connection, env: { RATE_LIMIT_FACTOR: '1000' } });
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await shop.close();
  await closeDatabase();
});

type Answer<Data> = { status: number; headers: Headers; text: string; body: { data: Data; message: string } };

async function call<Data = Product[]>(path: string, headers: Record<string, string> = {}): Promise<Answer<Data>> {
  const response = await fetch(`${address}/api/Products/${path}`, { headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: text === '' ? {} : JSON.parse(text) };
}

const titles = (answer: Answer<Product[]>) => answer.body.data.map(({ title }) => title);
const firstOf = (category: string) => {
  const product = shop.catalogue.current().products.find((one) => one.category === category);
  if (!product) throw new Error(`no ${category}`);
  return product;
};

describe('GetAllProducts', () => {
  it('returns the envelope with every product, always in the same order [API-03, SRV-14]', async () => {
    const [once, twice] = [await call('GetAllProducts'), await call('GetAllProducts')];
    expect(once.status).toBe(200);
    expect(once.body).toMatchObject({ succeeded: true, message: '' });
    expect(once.body.data.length).toBe(77);
    expect(twice.text).toBe(once.text);
  });

  it('gives each product its fields, pictures in order and only the types of its category [ENT-01, ENT-03, ENT-04, SRV-14]', async () => {
    const { body } = await call('GetAllProducts');
    for (const product of body.data) {
      expect(productSchema.parse(product)).toEqual(product);
      expect(CATEGORY_KEYS).toContain(product.category);
      const filled = CATEGORY_KEYS.filter((key) => product[CATEGORIES[key].typeListField].length > 0);
      expect(filled.every((key) => key === product.category)).toBe(true);
      const order = product.images.map(({ sortOrder }) => sortOrder);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
  });
});

describe('category', () => {
  it.each(['Wallpaper', 'Curtains', 'Blinds', 'Canvas', 'Fabrics'])(
    'lists the %s, in any letter case [API-04, CAT-22, ENT-02, SRV-15]',
    async (name) => {
      const listed = await call(`category/${name}`);
      expect(listed.body.data.length).toBeGreaterThan(10);
      expect(new Set(listed.body.data.map(({ category }) => category))).toEqual(new Set([name.toLowerCase()]));
      expect((await call(`category/${name.toUpperCase()}`)).text).toBe(listed.text);
    },
  );

  it('gives wallpapers their types as productTypes too [ENT-05, SRV-15]', async () => {
    const { body } = await call('category/Wallpaper');
    expect(body.data.every(({ productTypes, wallpaperTypes }) => productTypes?.length === wallpaperTypes.length)).toBe(
      true,
    );
    expect(body.data[0]?.productTypes).toEqual(body.data[0]?.wallpaperTypes);
  });

  it('does not know a sixth category [SRV-15]', async () => {
    for (const path of ['category/Rugs', 'category/Rugs/sub/kids', 'category/constructor']) {
      const { status, body } = await call(path);
      expect([status, body]).toEqual([404, { succeeded: false, data: null, message: 'Category not found' }]);
    }
  });
});

describe('sub-category', () => {
  it.each([
    ['wallpaper', 'Indian Motifs'],
    ['wallpaper', 'indian-motifs'],
    ['WALLPAPER', 'INDIAN MOTIFS'],
    ['wallpaper', ' Indian  Motifs '],
  ])('finds %s / %s by name or by slug [API-05, SUB-10, SRV-16]', async (category, asked) => {
    const { status, body } = await call(`category/${category}/sub/${encodeURIComponent(asked)}`);
    expect([status, body.data.length]).toEqual([200, 7]);
    expect(new Set(body.data.map(({ subCategory }) => subCategory))).toEqual(new Set(['Indian Motifs']));
  });

  it.each(['Silk & Velvet', 'silk-&-velvet', 'silk-velvet'])(
    'finds the fabrics of %s [SRV-16, CAT-18]',
    async (asked) => {
      const answer = await call(`category/Fabrics/sub/${encodeURIComponent(asked)}`);
      expect(titles(answer)).toEqual(['Makhmal Silk-Touch Velvet', 'Dupion Raw Silk']);
    },
  );

  it('finds products without sub-category under misc [SRV-16, CAT-08]', async () => {
    expect(titles(await call('category/wallpaper/sub/misc'))).toEqual(['Patola Ikat']);
    expect(titles(await call('category/wallpaper/sub/Misc'))).toEqual(['Patola Ikat']);
  });

  it('returns an empty list for a name that nothing has [SRV-16]', async () => {
    for (const asked of ['nothing', '%00', '..%2F..', 'a'.repeat(2000), '%F0%9F%8C%B8', '-']) {
      const { status, body } = await call(`category/blinds/sub/${asked}`);
      expect([status, body.data]).toEqual([200, []]);
    }
  });
});

describe('GetProductById', () => {
  it('returns one product [API-06, SRV-17]', async () => {
    const wanted = firstOf('wallpaper');
    const { status, body } = await call<Product>(`GetProductById/${wanted.id}`);
    expect([status, body.data]).toEqual([200, wanted]);
    expect((await call<Product>(`GetProductById/${wanted.id.toUpperCase()}`)).body.data).toEqual(wanted);
  });

  it.each(['8a6e0804-2bd0-4672-b79d-d97027f9071a', 'not-an-id', '%27%20or%201=1', '__proto__', '0'])(
    'answers 404 for %s [SRV-17, SRV-08]',
    async (id) => {
      const { status, body } = await call(`GetProductById/${id}`);
      expect([status, body]).toEqual([404, { succeeded: false, data: null, message: 'Product not found' }]);
    },
  );

  it('gives the types of each category their own fields [ENT-06, ENT-07, ENT-08, ENT-09, ENT-10, ENT-11]', async () => {
    const fields = {
      wallpaper: ['finish', 'isWashable'],
      curtains: ['configuration', 'heading', 'tiebacks'],
      blinds: ['fittingType', 'blindStyle', 'motorisation', 'chainColour', 'sideOfControls'],
      fabrics: ['material', 'width', 'isWashable'],
      canvas: ['width', 'height', 'frameType', 'hasMirrorEdges'],
    } as const;
    for (const category of CATEGORY_KEYS) {
      const { body } = await call<Product>(`GetProductById/${firstOf(category).id}`);
      const [type] = body.data[CATEGORIES[category].typeListField];
      const expected = ['id', 'title', 'description', 'pricePerSqFt', ...fields[category]];
      expect(Object.keys(type ?? {}).sort()).toEqual(expected.sort());
    }
  });
});

describe('cached catalogue responses', () => {
  const paths = () => [
    'GetAllProducts',
    'category/Curtains',
    'category/Wallpaper/sub/kids',
    `GetProductById/${firstOf('canvas').id}`,
  ];

  it('are the same for visitors, for customers and with a token that is no token [SRV-13]', async () => {
    for (const path of paths()) {
      const visitor = await call(path);
      const odd = await call(path, { authorization: 'Bearer rubbish' });
      expect([odd.status, odd.text]).toEqual([visitor.status, visitor.text]);
    }
  });

  it('carry an ETag, must be revalidated, and are not sent again to who has them [SRV-13]', async () => {
    for (const path of paths()) {
      const { headers } = await call(path, { 'accept-encoding': 'br' });
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-encoding')).toBe('br');
      const again = await call(path, { 'accept-encoding': 'br', 'if-none-match': headers.get('etag') ?? '' });
      expect([again.status, again.text]).toEqual([304, '']);
    }
  });

  it('are byte for byte the same, prepared in memory or made on the way [SRV-14]', async () => {
    for (const path of paths()) {
      const { text, headers } = await call(path, { 'accept-encoding': 'identity' });
      const made = await shop.app.inject({ url: `/api/Products/${path}`, headers: { 'accept-encoding': 'identity' } });
      expect(made.body).toBe(text);
      for (const name of ['etag', 'content-type', 'cache-control', 'vary', 'x-content-type-options']) {
        expect(made.headers[name]).toBe(headers.get(name));
      }
    }
  });
});

describe('after an import', () => {
  it('every call returns the new catalogue, down to an empty list [SRV-14, SRV-15, SRV-17]', async () => {
    const { id } = firstOf('canvas');
    await Promise.all([call('GetAllProducts'), call('category/Canvas'), call(`GetProductById/${id}`)]);
    await importCatalogue(createCatalogueRepository(shop.db), { products: [] });
    await shop.catalogue.refresh();
    const empty = { succeeded: true, data: [], message: '' };
    expect((await call('GetAllProducts')).body).toEqual(empty);
    expect((await call('category/Canvas')).body).toEqual(empty);
    expect((await call(`GetProductById/${id}`)).status).toBe(404);
  });
});
