import { readProduct } from '#contract/readers/product-reader.ts';
import { readEach } from '#contract/readers/unknown-json.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import samples from './home-samples.json';

/** Static, so the home page shows products without a request. */
export const HOME_SAMPLES: readonly Product[] = readEach(samples, readProduct);
