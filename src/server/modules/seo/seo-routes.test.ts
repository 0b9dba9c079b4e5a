import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { registerSeoRoutes } from './seo-routes.ts';

const ORIGIN = 'https://shop.example';
let products = [
  createSampleProduct('p1', { subCategory: 'Indian Motifs' }),
  createSampleProduct('p2', { category: 'fabrics', subCategory: 'Silk & Velvet' }),
  createSampleProduct('p3', { subCategory: null }),
];
let notifyChange = (): void => undefined;
const app = Fastify();

beforeAll(async () => {
  const catalogue = {
    getCurrent: () => ({ products }),
    onChange: (listener: () => void) => {
      notifyChange = listener;
    },
  };
  registerSeoRoutes(app, catalogue, ORIGIN);
  await app.ready();
});
afterAll(() => app.close());

const fetchSitemapUrls = async () => {
  const { body } = await app.inject('/sitemap.xml');
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
};

describe('sitemap.xml', () => {
  it('lists every public page, listing and product, but no customer page and no empty category', async () => {
    const urls = await fetchSitemapUrls();
    for (const path of ['/', '/wallpaper', '/fabrics', '/products/all', '/contact', '/terms', '/product/p1']) {
      expect(urls).toContain(ORIGIN + path);
    }
    expect(urls).toContain(`${ORIGIN}/wallpaper/indian-motifs`);
    expect(urls).toContain(`${ORIGIN}/wallpaper/misc`);
    expect(urls).toContain(`${ORIGIN}/fabrics/silk-%26-velvet`);
    expect(urls.filter((url) => /profile|orders|cart|checkout|login|blinds/.test(url ?? ''))).toEqual([]);
  });

  it('is rebuilt only when the catalogue changes', async () => {
    const first = await app.inject('/sitemap.xml');
    expect(first.headers['content-type']).toBe('application/xml; charset=utf-8');
    products = [createSampleProduct('new & fresh')];
    expect((await app.inject('/sitemap.xml')).headers.etag).toBe(first.headers.etag);
    notifyChange();
    expect(await fetchSitemapUrls()).toContain(`${ORIGIN}/product/new%20%26%20fresh`);
    expect(await fetchSitemapUrls()).not.toContain(`${ORIGIN}/product/p1`);
  });
});

describe('robots.txt', () => {
  it('allows the shop, disallows API and customer pages, and links the sitemap', async () => {
    const { body, headers } = await app.inject('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = body.split('\n');
    for (const path of ['/api/', '/profile', '/orders', '/cart', '/checkout'])
      expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).not.toContain('Disallow: /');
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });
});
