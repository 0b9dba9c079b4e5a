/** Extracts the sample cards of the home page from the demo catalogue. */
import type { CatalogueFile, CatalogueFileProduct } from '#contract/catalogue-file.ts';
import { HOME_SAMPLE_IDS } from './demo-catalogue.ts';

/** In the API's format, one product per line. */
export function buildHomeSamplesJson(demoCatalogue: string): string {
  const { products } = JSON.parse(demoCatalogue) as CatalogueFile;
  const samples = HOME_SAMPLE_IDS.map((id) => products.find((product) => product.id === id));
  const lines = samples.map((sample) => `  ${JSON.stringify(sample && toWireProduct(sample))}`);
  return `[\n${lines.join(',\n')}\n]\n`;
}

const toWireProduct = ({ types, images, ...product }: CatalogueFileProduct) => ({
  ...product,
  wallpaperTypes: types,
  images: images.map((image, sortOrder) => ({ ...image, sortOrder })),
});
