import type { Product } from '#contract/api/catalogue.ts';
import { readProduct } from '#contract/readers/product-reader.ts';
import { readEach } from '#contract/readers/unknown-json.ts';
import samples from './home-samples.json';

/** Static on purpose: the front page has something to show before, and without, any answer (specification 0 §2). */
export const HOME_SAMPLES: readonly Product[] = readEach(samples, readProduct);
