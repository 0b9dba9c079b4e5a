import { randomUUID } from 'node:crypto';
import { createPriceList } from '#server/modules/cart/cart-pricing.ts';
import { createCartRepository } from '#server/modules/cart/cart-repository.ts';
import { createCatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { seedDemoCatalogue } from '#server/modules/catalogue/import/seed-demo-catalogue.ts';
import { startLiveCatalogue } from '#server/modules/catalogue/live-catalogue.ts';
import { createProductSource } from '#server/modules/catalogue/product-source.ts';
import { createPaymentsService } from '#server/payments-service.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { userDetails } from '#server/platform/database/tables/account/account-tables.ts';
import { createLogger } from '#server/platform/logger.ts';
import { UUID } from '../baseline/fresh-ids.ts';
import type { RecordingDatabase } from '../baseline/record-statements.ts';
import type { Statement, StatementBatch } from '../baseline/sql-work.ts';
import { createLine } from '../cart/cart-customers.ts';
import { DETAILS } from './checkout-customers.ts';
import { createInstantProvider } from './instant-provider.ts';

type BareCheckout = { seed: readonly Statement[]; batch: StatementBatch };

const ORDER_NUMBER = /AAN-[0-9A-Z]+/g;

/** Records the statements of ordering and settling, for a new customer with one cart line. */
export async function recordCheckoutStatements(database: RecordingDatabase, dataDir: string): Promise<BareCheckout> {
  const { db, recordStatements } = database;
  await seedDemoCatalogue(db);
  const catalogue = await startLiveCatalogue({ repository: createCatalogueRepository(db), onError() {} });
  const config = loadConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' });
  const logger = createLogger('error', { write() {} });
  const clock = { now: () => new Date() };
  const payments = createPaymentsService({
    config,
    getFacts: () => config.shop,
    db,
    clock,
    logger,
    provider: createInstantProvider(),
    prices: createPriceList(createProductSource(catalogue).find, () => config.shop),
  });
  const carts = createCartRepository(db);
  const userId = randomUUID();
  const product = catalogue.getCurrent().products.find(({ category }) => category === 'wallpaper');
  const line = {
    ...createLine(1),
    productId: product?.id ?? '',
    productTypeId: product?.productTypes?.[0]?.id ?? null,
  };
  const seed = await recordStatements(() => db.insert(userDetails).values({ userId, ...DETAILS }));
  const fillCart = () => carts.change(userId, () => [line]);
  await fillCart();
  const before = await recordStatements(fillCart);
  let orderId = '';
  const create = await recordStatements(async () => {
    orderId = (await payments.createOrder(userId)).cashfreeOrderId;
  });
  const settle = await recordStatements(() => payments.verify(userId, orderId));
  catalogue.close();
  const statements = [...create, ...settle];
  const unchangedIds = new Set([userId, line.id, line.productId, line.productTypeId]);
  return {
    seed,
    batch: { before, statements, fresh: findWrittenIds(statements).filter((id) => !unchangedIds.has(id)) },
  };
}

/** Ids of rows that a checkout writes; each run needs new ones. */
function findWrittenIds(statements: readonly Statement[]): string[] {
  const texts = statements.flatMap(({ values }) => values.filter((value) => typeof value === 'string'));
  const written = texts
    .filter((text) => text.length < 100)
    .flatMap((text) => [...(text.match(UUID) ?? []), ...(text.match(ORDER_NUMBER) ?? [])]);
  return [...new Set(written)];
}
