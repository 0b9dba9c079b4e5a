import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, productSchema } from '#contract/storefront/catalogue.ts';
import { CATEGORIES, CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestApp, type TestApp } from '#tests/support/shop/test-app.ts';
import { createCatalogueRepository } from './catalogue-repository.ts';
import { fillEmptyCatalogue } from './import/fill-empty-catalogue.ts';
import { seedDemoCatalogue } from './import/seed-demo-catalogue.ts';

let shop: TestApp;
let origin: string;
let closeDatabase: () => Promise<void>;

beforeAll(async () => {
  const connection = await createTestDatabase();
  closeDatabase = connection.close;
  await seedDemoCatalogue(connection.db);
  shop = await createTestApp({ connection, env: { RATE_LIMIT_FACTOR: '1000' } });
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await shop.close();
  await closeDatabase();
});

type ApiReply<Data> = { status: number; headers: Headers; text: string; body: { data: Data; message: string } };

async function getFromProductsApi<Data = Product[]>(
  path: string,
  headers: Record<string, string> = {},
): Promise<ApiReply<Data>> {
  const response = await fetch(`${origin}/api/Products/${path}`, { headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: text === '' ? {} : JSON.parse(text) };
}

const listTitles = (reply: ApiReply<Product[]>) => reply.body.data.map(({ title }) => title);
const findFirstProduct = (category: string) => {
  const product = shop.catalogue.getCurrent().products.find((product) => product.category === category);
  if (!product) throw new Error(`no ${category}`);
  return product;
};

describe('GetAllProducts', () => {
  it('returns the envelope with every product, always in the same order [API-03, SRV-14]', async () => {
    const [first, second] = [await getFromProductsApi('GetAllProducts'), await getFromProductsApi('GetAllProducts')];
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ succeeded: true, message: '' });
    expect(first.body.data.length).toBe(89);
    expect(second.text).toBe(first.text);
  });

  it('returns each product with all fields, images in order and only the types of its category [ENT-01, ENT-03, ENT-04, SRV-14]', async () => {
    const { body } = await getFromProductsApi('GetAllProducts');
    for (const product of body.data) {
      expect(productSchema.parse(product)).toEqual(product);
      expect(CATEGORY_KEYS).toContain(product.category);
      const categoriesWithTypes = CATEGORY_KEYS.filter((key) => product[CATEGORIES[key].typeListField].length > 0);
      expect(categoriesWithTypes.every((key) => key === product.category)).toBe(true);
      const order = product.images.map(({ sortOrder }) => sortOrder);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
  });
});

describe('category', () => {
  it.each(['Wallpaper', 'Curtains', 'Blinds', 'Canvas', 'Fabrics'])(
    'lists %s, case-insensitively [API-04, CAT-22, ENT-02, SRV-15]',
    async (name) => {
      const listed = await getFromProductsApi(`category/${name}`);
      expect(listed.body.data.length).toBeGreaterThan(10);
      expect(new Set(listed.body.data.map(({ category }) => category))).toEqual(new Set([name.toLowerCase()]));
      expect((await getFromProductsApi(`category/${name.toUpperCase()}`)).text).toBe(listed.text);
    },
  );

  it('also returns the types of wallpapers as productTypes [ENT-05, SRV-15]', async () => {
    const { body } = await getFromProductsApi('category/Wallpaper');
    expect(body.data.every(({ productTypes, wallpaperTypes }) => productTypes?.length === wallpaperTypes.length)).toBe(
      true,
    );
    expect(body.data[0]?.productTypes).toEqual(body.data[0]?.wallpaperTypes);
  });

  it('returns 404 for an unknown category [SRV-15]', async () => {
    for (const path of ['category/Rugs', 'category/Rugs/sub/kids', 'category/constructor']) {
      const { status, body } = await getFromProductsApi(path);
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
  ])('finds %s / %s by name or by slug [API-05, SUB-10, SRV-16]', async (category, subCategory) => {
    const { status, body } = await getFromProductsApi(`category/${category}/sub/${encodeURIComponent(subCategory)}`);
    expect([status, body.data.length]).toEqual([200, 7]);
    expect(new Set(body.data.map(({ subCategory }) => subCategory))).toEqual(new Set(['Indian Motifs']));
  });

  it.each(['Silk & Velvet', 'silk-&-velvet', 'silk-velvet'])(
    'finds the fabrics of %s [SRV-16, CAT-18]',
    async (subCategory) => {
      const response = await getFromProductsApi(`category/Fabrics/sub/${encodeURIComponent(subCategory)}`);
      expect(listTitles(response)).toEqual(['Makhmal Silk-Touch Velvet', 'Dupion Raw Silk']);
    },
  );

  it('finds products without sub-category under misc [SRV-16, CAT-08]', async () => {
    expect(listTitles(await getFromProductsApi('category/wallpaper/sub/misc'))).toEqual(['Patola Ikat']);
    expect(listTitles(await getFromProductsApi('category/wallpaper/sub/Misc'))).toEqual(['Patola Ikat']);
  });

  it('returns an empty list for an unknown sub-category [SRV-16]', async () => {
    for (const subCategory of ['nothing', '%00', '..%2F..', 'a'.repeat(2000), '%F0%9F%8C%B8', '-']) {
      const { status, body } = await getFromProductsApi(`category/blinds/sub/${subCategory}`);
      expect([status, body.data]).toEqual([200, []]);
    }
  });
});

describe('GetProductById', () => {
  it('returns one product [API-06, SRV-17]', async () => {
    const expected = findFirstProduct('wallpaper');
    const { status, body } = await getFromProductsApi<Product>(`GetProductById/${expected.id}`);
    const { alsoAs: _, ...product } = body.data;
    expect([status, product]).toEqual([200, expected]);
    expect((await getFromProductsApi<Product>(`GetProductById/${expected.id.toUpperCase()}`)).body).toEqual(body);
  });

  it('also returns the same design in other categories, with its first image', async () => {
    const wallpaper = findFirstProduct('wallpaper');
    const { body } = await getFromProductsApi<Product>(`GetProductById/${wallpaper.id}`);
    const curtains = shop.catalogue.getCurrent().products.find(({ title }) => title === `${wallpaper.title} Curtains`);
    expect(body.data.alsoAs).toEqual([
      { id: curtains?.id, title: curtains?.title, category: 'curtains', images: curtains?.images.slice(0, 1) },
    ]);
    const canvas = findFirstProduct('canvas');
    expect((await getFromProductsApi<Product>(`GetProductById/${canvas.id}`)).body.data).not.toHaveProperty('alsoAs');
    expect((await getFromProductsApi('GetAllProducts')).text).not.toContain('alsoAs');
  });

  it.each(['8a6e0804-2bd0-4672-b79d-d97027f9071a', 'not-an-id', '%27%20or%201=1', '__proto__', '0'])(
    'returns 404 for %s [SRV-17, SRV-08]',
    async (id) => {
      const { status, body } = await getFromProductsApi(`GetProductById/${id}`);
      expect([status, body]).toEqual([404, { succeeded: false, data: null, message: 'Product not found' }]);
    },
  );

  it('returns the type fields of each category [ENT-06, ENT-07, ENT-08, ENT-09]', async () => {
    const fields = {
      wallpaper: ['finish', 'isWashable'],
      curtains: ['configuration', 'heading', 'tiebacks'],
      blinds: ['fittingType', 'blindStyle', 'motorisation', 'chainColour', 'sideOfControls'],
      fabrics: ['material', 'width', 'isWashable'],
      canvas: ['width', 'height', 'frameType', 'hasMirrorEdges'],
    } as const;
    for (const category of CATEGORY_KEYS) {
      const { body } = await getFromProductsApi<Product>(`GetProductById/${findFirstProduct(category).id}`);
      const [type] = body.data[CATEGORIES[category].typeListField];
      const expected = ['id', 'title', 'description', 'pricePerSqFt', ...fields[category]];
      expect(Object.keys(type ?? {}).sort()).toEqual(expected.sort());
    }
  });
});

describe('cached catalogue responses', () => {
  const listCachedPaths = () => [
    'GetAllProducts',
    'category/Curtains',
    'category/Wallpaper/sub/kids',
    `GetProductById/${findFirstProduct('canvas').id}`,
  ];

  it('are the same with and without a token, even an invalid one [SRV-13]', async () => {
    for (const path of listCachedPaths()) {
      const withoutToken = await getFromProductsApi(path);
      const withInvalidToken = await getFromProductsApi(path, { authorization: 'Bearer rubbish' });
      expect([withInvalidToken.status, withInvalidToken.text]).toEqual([withoutToken.status, withoutToken.text]);
    }
  });

  it('have an ETag, require revalidation and return 304 on a match [SRV-13]', async () => {
    for (const path of listCachedPaths()) {
      const { headers } = await getFromProductsApi(path, { 'accept-encoding': 'br' });
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-encoding')).toBe('br');
      const again = await getFromProductsApi(path, {
        'accept-encoding': 'br',
        'if-none-match': headers.get('etag') ?? '',
      });
      expect([again.status, again.text]).toEqual([304, '']);
    }
  });
});

describe('after an import', () => {
  it('every endpoint returns the new catalogue, even an empty one [SRV-14, SRV-15, SRV-17]', async () => {
    const { id } = findFirstProduct('canvas');
    await Promise.all([
      getFromProductsApi('GetAllProducts'),
      getFromProductsApi('category/Canvas'),
      getFromProductsApi(`GetProductById/${id}`),
    ]);
    await fillEmptyCatalogue(createCatalogueRepository(shop.db), { products: [] });
    await shop.catalogue.refresh();
    const empty = { succeeded: true, data: [], message: '' };
    expect((await getFromProductsApi('GetAllProducts')).body).toEqual(empty);
    expect((await getFromProductsApi('category/Canvas')).body).toEqual(empty);
    expect((await getFromProductsApi(`GetProductById/${id}`)).status).toBe(404);
  });
});
