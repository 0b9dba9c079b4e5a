import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleProduct } from '#tests/support/samples/product-samples.ts';
import { registerSeoRoutes } from './seo-routes.ts';

const ORIGIN = 'https://shop.example';
let products = [
  sampleProduct('p1', { subCategory: 'Indian Motifs' }),
  sampleProduct('p2', { category: 'fabrics', subCategory: 'Silk & Velvet' }),
  sampleProduct('p3', { subCategory: null }),
];
let changed = (): void => undefined;
const app = Fastify();

beforeAll(async () => {
  const catalogue = {
    current: () => ({ products }),
    onChange: (listener: () => void) => {
      changed = listener;
    },
  };
  registerSeoRoutes(app, catalogue, ORIGIN);
  await app.ready();
});
afterAll(() => app.close());

const addresses = async () => {
  const { body } = await app.inject('/sitemap.xml');
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
};

describe('sitemap.xml', () => {
  it('names every public page, listing and product, and no page of a customer', async () => {
    const found = await addresses();
    for (const path of ['/', '/wallpaper', '/fabrics', '/products/all', '/contact', '/terms', '/product/p1']) {
      expect(found).toContain(ORIGIN + path);
    }
    expect(found).toContain(`${ORIGIN}/wallpaper/indian-motifs`);
    expect(found).toContain(`${ORIGIN}/wallpaper/misc`);
    expect(found).toContain(`${ORIGIN}/fabrics/silk-%26-velvet`);
    expect(found.filter((address) => /profile|orders|cart|checkout|login/.test(address ?? ''))).toEqual([]);
  });

  it('follows the catalogue and is not made again without a change', async () => {
    const first = await app.inject('/sitemap.xml');
    expect(first.headers['content-type']).toBe('application/xml; charset=utf-8');
    products = [sampleProduct('new & fresh')];
    expect((await app.inject('/sitemap.xml')).headers.etag).toBe(first.headers.etag);
    changed();
    expect(await addresses()).toContain(`${ORIGIN}/product/new%20%26%20fresh`);
    expect(await addresses()).not.toContain(`${ORIGIN}/product/p1`);
  });
});

describe('robots.txt', () => {
  it('opens the shop, closes calls and customers’ pages, and names the sitemap', async () => {
    const { body, headers } = await app.inject('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = body.split('\n');
    for (const path of ['/api/', '/profile', '/orders', '/cart', '/checkout'])
      expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).not.toContain('Disallow: /');
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });
});
