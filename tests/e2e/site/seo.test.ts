import { describe, expect, it } from 'vitest';
import { getShopAddress } from '../support/browser.ts';

const PAGES = ['/', '/wallpaper', '/curtains', '/blinds', '/canvas', '/fabrics', '/wallpaper/bahaara', '/products/all'];

async function fetchPage(path: string) {
  const response = await fetch(getShopAddress() + path);
  const html = await response.text();
  const content = (name: string) => new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  const facts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
    (match) => JSON.parse(match[1] ?? '') as Record<string, unknown>,
  );
  return { status: response.status, html, content, facts };
}

describe('page metadata', () => {
  it.each(PAGES)('%s has title, description, canonical URL and a preview image under 300 KB', async (path) => {
    const { html, content } = await fetchPage(path);
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toMatch(/\w{3}/);
    expect(content('description')?.length).toBeGreaterThan(50);
    expect(html).toContain(`<link rel="canonical" href="${getShopAddress()}${path}"`);
    expect(content('og:title')).toMatch(/\w{3}/);
    expect(content('twitter:card')).toBe('summary_large_image');
    const picture = await fetch(content('og:image') ?? '');
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect((await picture.arrayBuffer()).byteLength).toBeLessThan(300_000);
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
  });

  it('titles and descriptions are unique', async () => {
    const heads = [];
    for (const path of PAGES) heads.push(await fetchPage(path));
    expect(new Set(heads.map(({ html }) => /<title>([^<]+)/.exec(html)?.[1])).size).toBe(PAGES.length);
    expect(new Set(heads.map(({ content }) => content('description'))).size).toBe(PAGES.length);
  });

  it('has structured data: business and search at home, breadcrumbs and items on lists', async () => {
    const types = async (path: string) => (await fetchPage(path)).facts.map((fact) => fact['@type']);
    expect(await types('/')).toEqual(['Organization', 'WebSite']);
    expect(await types('/wallpaper')).toEqual(['BreadcrumbList', 'ItemList']);
    const { facts } = await fetchPage('/wallpaper/bahaara');
    expect(facts[0]).toMatchObject({ itemListElement: [{ name: 'Home' }, { name: 'Wallpaper' }, { name: 'Bahaara' }] });
    expect(facts[1]?.numberOfItems).toBeGreaterThan(1);
  });

  it('keeps searches and empty listings out of the index, and canonicalises filtered lists', async () => {
    expect((await fetchPage('/products/all?q=vine')).content('robots')).toBe('noindex');
    const missing = await fetchPage('/wallpaper/no-such-collection');
    expect([missing.status, missing.content('robots')]).toEqual([404, 'noindex']);
    expect((await fetchPage('/products/all?colour=blue')).html).toContain(
      `<link rel="canonical" href="${getShopAddress()}/products/all"`,
    );
  });

  it('lists only existing URLs in the sitemap', async () => {
    const xml = await (await fetch(`${getShopAddress()}/sitemap.xml`)).text();
    const addresses = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, loc]) =>
      (loc ?? '').replaceAll('&amp;', '&'),
    );
    expect(addresses.length).toBeGreaterThan(90);
    const listings = addresses.filter((address) => !address.includes('/product/'));
    for (const address of listings) {
      const response = await fetch(address);
      await response.text();
      expect([address, response.status]).toEqual([address, 200]);
    }
    const robots = await (await fetch(`${getShopAddress()}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${getShopAddress()}/sitemap.xml`);
  });
});
