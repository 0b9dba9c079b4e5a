import { describe, expect, it } from 'vitest';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { sampleSettings } from '#tests/support/samples/settings-samples.ts';
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
});
