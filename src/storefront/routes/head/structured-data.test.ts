import { describe, expect, it } from 'vitest';
import { renderHeadHtml } from '#storefront/app/head/head-html.ts';
import { loadPageMeta } from '#storefront/app/head/lazy-head.ts';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { sampleSettings } from '#tests/support/samples/settings-samples.ts';
import { catalogueRoutes } from '../catalogue/catalogue-routes.ts';
import { buildHeadContent } from './page-head.ts';
import {
  buildBreadcrumbData,
  buildItemListData,
  buildOrganizationData,
  buildProductData,
  buildWebSiteData,
} from './structured-data.ts';

const vine = createSampleProduct('p1', {
  title: 'Basant Vine',
  orderComment: 'A climbing vine.',
  images: [
    {
      url: '/pictures/vine.1a2b3c4d.webp',
      sortOrder: 0,
      hexCode: '#fff',
      colorName: 'Ivory',
      kind: 'flat',
      width: 1,
      height: 1,
      dominantColor: '#fff',
      widths: [],
    },
  ],
  wallpaperTypes: [{ id: 't', title: 'Matt', description: '', pricePerSqFt: 210.5, finish: null, isWashable: false }],
});

describe('structured data', () => {
  it('describes the business and its site search', () => {
    expect(buildOrganizationData(sampleSettings)).toMatchObject({
      '@type': 'Organization',
      name: sampleSettings.shop.name,
      url: 'https://shop.example/',
      address: { addressLocality: sampleSettings.shop.address.city },
    });
    expect(buildWebSiteData(sampleSettings)).toMatchObject({
      potentialAction: { target: { urlTemplate: 'https://shop.example/products/all?q={search_term_string}' } },
    });
  });

  it('prices a product per square foot in rupees [GEN-02]', () => {
    expect(buildProductData(vine, sampleSettings)).toMatchObject({
      '@type': 'Product',
      url: 'https://shop.example/product/p1',
      image: ['https://shop.example/pictures/vine.1a2b3c4d.webp'],
      color: ['Ivory'],
      offers: [
        {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: 210.5,
            priceCurrency: 'INR',
            unitCode: 'FTK',
          },
        },
      ],
    });
    expect(buildProductData(createSampleProduct('p2'), sampleSettings)).not.toHaveProperty('offers');
  });

  it('numbers breadcrumbs and items from one, with absolute URLs', () => {
    expect(buildBreadcrumbData([{ name: 'Home', path: '/' }], sampleSettings).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
    ]);
    expect(buildItemListData([vine], sampleSettings)).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ position: 1, name: 'Basant Vine', url: 'https://shop.example/product/p1' }],
    });
  });

  it('cannot break out of its script element', () => {
    const structuredData = [{ name: '</script><script>alert(1)</script>' }];
    const html = renderHeadHtml(buildHeadContent({ title: 'T', description: 'D', structuredData }, sampleSettings));
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '')).toEqual(structuredData[0]);
  });
});

describe('link previews', () => {
  it('show an absolute picture of 1200 by 630 on every browsing page', async () => {
    for (const route of catalogueRoutes) {
      const state = { shop: sampleSettings, browse: { views: [], failure: null } } as never;
      const head = (await loadPageMeta(route)).head({
        params: { category: 'linen' },
        search: new URLSearchParams(),
        state,
      });
      const html = renderHeadHtml(buildHeadContent(head, sampleSettings));
      expect(html).toMatch(/og:image" content="https:\/\/shop\.example\/pictures\/share-[a-z]+\.[0-9a-f]{8}\.jpg"/);
      expect(html).toContain('og:image:width" content="1200"');
      expect(html).toContain('og:image:height" content="630"');
      expect(html).toMatch(/rel="canonical" href="https:\/\/shop\.example\//);
      expect(head.description.length).toBeGreaterThan(50);
    }
  });
});
