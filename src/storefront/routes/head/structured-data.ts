import { paths } from '#contract/paths.ts';
import type { PublicSettings } from '#contract/public-settings.ts';
import type { Product, ProductType } from '#contract/storefront/catalogue.ts';
import { toAbsolutePictureUrl } from '#domain/catalogue/pictures/picture-sources.ts';
import { findLowestRatePaise, getProductTypes, getTypeRatePaise } from '#domain/catalogue/product-types.ts';
import { CURRENCY, paiseToRupees } from '#domain/money/paise.ts';

/** A schema.org block with absolute URLs. */
export type StructuredData = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';
/** Square feet in the code list of UN/CEFACT that schema.org asks for. */
const SQUARE_FOOT = 'FTK';

export function buildOrganizationData({ shop, publicOrigin }: PublicSettings): StructuredData {
  const { line1, line2, city, state, postalCode, country } = shop.address;
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: shop.name,
    legalName: shop.legalName,
    url: `${publicOrigin}/`,
    logo: `${publicOrigin}/icons/icon-512.png`,
    telephone: shop.phone,
    email: shop.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${line1}, ${line2}`,
      addressLocality: city,
      addressRegion: state,
      postalCode,
      addressCountry: country,
    },
  };
}

export const buildWebSiteData = ({ shop, publicOrigin }: PublicSettings): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: shop.name,
  url: `${publicOrigin}/`,
  inLanguage: 'en-IN',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicOrigin}${paths.allProducts()}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

export type BreadcrumbStep = { name: string; path: string };

export const buildBreadcrumbData = (
  steps: readonly BreadcrumbStep[],
  { publicOrigin }: PublicSettings,
): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicOrigin + path,
  })),
});

export const buildItemListData = (products: readonly Product[], { publicOrigin }: PublicSettings): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  numberOfItems: products.length,
  itemListElement: products.map(({ id, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: publicOrigin + paths.product(id),
  })),
});

/** Builds one offer per product type, priced per square foot. */
export function buildProductData(product: Product, { shop, publicOrigin }: PublicSettings): StructuredData {
  const types = getProductTypes<ProductType>(product.category, product);
  const url = publicOrigin + paths.product(product.id);
  const lowest = findLowestRatePaise(types);
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.title,
    sku: product.slug,
    url,
    brand: { '@type': 'Brand', name: shop.name },
    category: product.category,
    ...(product.orderComment && { description: product.orderComment }),
    image: product.images.map((image) => toAbsolutePictureUrl(image.url, publicOrigin)),
    color: [...new Set(product.images.flatMap(({ colorName }) => colorName ?? []))],
    ...(lowest !== undefined && { offers: types.map((type) => buildOffer(type, url)) }),
  };
}

function buildOffer(type: ProductType, url: string): StructuredData {
  const rate = getTypeRatePaise(type);
  const price = rate === undefined ? undefined : paiseToRupees(rate);
  return {
    '@type': 'Offer',
    name: type.title,
    url,
    availability: 'https://schema.org/MadeToOrder',
    price,
    priceCurrency: CURRENCY,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: CURRENCY,
      unitCode: SQUARE_FOOT,
      unitText: 'sq.ft.',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: SQUARE_FOOT },
    },
  };
}
