import { readFileSync } from 'node:fs';
import { type CatalogueFile, readCatalogueFile } from '#contract/catalogue-file.ts';
import { unwrapResponse } from '#contract/readers/normalise-response.ts';
import { readProducts } from '#contract/readers/product-reader.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { CATEGORIES } from '#domain/catalogue/category.ts';
import { multiplyProducts } from './multiply-products.ts';

/** The demo catalogue as the API lists it; repeated up to `count` products. */
export function readDemoProducts(count?: number): readonly Product[] {
  const file = readDemoCatalogue();
  const { products } = count === undefined ? file : multiplyProducts(file, count);
  const items = products.map(({ types, ...product }) => ({
    ...product,
    [CATEGORIES[product.category].typeListField]: types,
  }));
  return readProducts(unwrapResponse(items)) ?? [];
}

export function readDemoCatalogue(): CatalogueFile {
  const reading = readCatalogueFile(JSON.parse(readFileSync('catalogue/demo-catalogue.json', 'utf8')));
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  return reading.value;
}
