import type { ShopFacts } from '#contract/public-settings.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { computePromisedDate } from '#domain/delivery/delivery-promise.ts';
import { listOrderTerms } from '#domain/orders/order-search.ts';
import { listConfigurableTypes } from '#domain/product/configuration.ts';
import { listIdTerms } from '#domain/text/search-terms.ts';
import { toIndiaDate } from '#domain/time/india-time.ts';
import { type PriceList, priceLines } from './modules/cart/cart-pricing.ts';
import { parseLineConfiguration } from './modules/cart/line-configuration.ts';
import { parseSampleConfiguration } from './modules/cart/sample-configuration.ts';
import { draftOrder } from './modules/payments/ordering/order-draft.ts';
import { insertSampleHistory } from './modules/sample-history/insert-sample-history.ts';
import { hasSampleHistory, SAMPLES_IN_LIVE_MESSAGE } from './modules/sample-history/remove-sample-history.ts';
import type { Clock } from './platform/clock.ts';
import { ConfigError } from './platform/config/config-error.ts';
import type { Database } from './platform/database/database.ts';
import type { ShopLogger } from './platform/logger.ts';

type SeedDeps = {
  db: Database;
  clock: Clock;
  logger: Pick<ShopLogger, 'info' | 'warn'>;
  facts: Pick<ShopFacts, 'delivery'>;
  products: readonly Product[];
  prices: PriceList;
};

/** Inserts sample history into an empty demo shop. Without it the shop works too, so a failure is only logged. */
export async function seedSampleHistory({ logger, ...deps }: SeedDeps): Promise<void> {
  try {
    if (await insertSamples(deps)) logger.info('sample history loaded');
  } catch (err) {
    logger.warn({ err }, 'sample history not loaded');
  }
}

/** Prices and drafts sample orders like real ones; returns whether it inserted them. */
const insertSamples = ({ db, clock, facts, products, prices }: Omit<SeedDeps, 'logger'>): Promise<boolean> =>
  insertSampleHistory({
    db,
    clock,
    products: products.filter(isSized),
    offersSamples: prices.samplePricePaise !== undefined,
    priceLine({ id, product, input, isSample }) {
      const parse = isSample ? parseSampleConfiguration : parseLineConfiguration;
      return priceLines([{ id, position: 1, ...parse(product, input) }], prices);
    },
    buildSearchTerms: (order, trackingNumbers) => [
      ...listOrderTerms(order),
      ...trackingNumbers.flatMap(listIdTerms).map((term) => ({ term, isPersonal: false })),
    ],
    draftOrder({ now, ...checkout }) {
      const { delivery } = facts;
      const { lines, details } = checkout;
      const promise = { lines, pincode: details.postalCode, placedOn: toIndiaDate(now) };
      return draftOrder({ ...checkout, promisedOn: delivery ? computePromisedDate(delivery, promise) : null, now });
    },
  });

/** A live shop must not mix sample orders with real ones. */
export async function rejectSampleHistory(db: Database): Promise<void> {
  if (await hasSampleHistory(db)) throw new ConfigError(SAMPLES_IN_LIVE_MESSAGE);
}

/** A canvas without types has no size. */
const isSized = (product: Product): boolean =>
  product.category !== 'canvas' || listConfigurableTypes(product).length > 0;
