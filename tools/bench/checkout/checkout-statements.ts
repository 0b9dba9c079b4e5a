import { randomUUID } from 'node:crypto';
import { createCartRepository } from '#server/modules/cart/cart-repository.ts';
import { createCatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { seedDemoCatalogue } from '#server/modules/catalogue/import/seed-demo-catalogue.ts';
import { startLiveCatalogue } from '#server/modules/catalogue/live-catalogue.ts';
import { createProductSource } from '#server/modules/catalogue/product-source.ts';
import { createPaymentsService } from '#server/payments-service.ts';
import { parseConfig } from '#server/platform/config/config.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { userDetails } from '#server/platform/database/tables/account-tables.ts';
import { createLogger } from '#server/platform/logger.ts';
import type { Statement, StatementBatch } from '../baseline/bare-sql.ts';
import { UUID } from '../baseline/fresh-ids.ts';
import { recordStatements } from '../baseline/record-statements.ts';
import { sampleLine } from '../cart/cart-customers.ts';
import { DETAILS } from './checkout-customers.ts';
import { createInstantProvider } from './instant-provider.ts';

type BareCheckout = { seed: readonly Statement[]; call: StatementBatch };

const ORDER_NUMBER = /AAN-[0-9A-Z]+/g;

/** Records the statements of ordering and settling, for a new customer with one cart line. */
export async function recordCheckoutStatements(connection: DatabaseConnection, dataDir: string): Promise<BareCheckout> {
  const { db } = connection;
  await seedDemoCatalogue(db);
  const catalogue = await startLiveCatalogue({ repository: createCatalogueRepository(db), onError() {} });
  const products = createProductSource(catalogue);
  const config = parseConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' });
  const logger = createLogger('error', { write() {} });
  const clock = { now: () => new Date() };
  const payments = createPaymentsService({
    ...{ config, db, clock, logger },
    ...{ provider: createInstantProvider(), findProduct: products.find },
  });
  const carts = createCartRepository(db);
  const userId = randomUUID();
  const product = catalogue.current().products.find(({ category }) => category === 'wallpaper');
  const line = {
    ...sampleLine(1),
    productId: product?.id ?? '',
    productTypeId: product?.productTypes?.[0]?.id ?? null,
  };
  const hear = (act: () => Promise<unknown>) => recordStatements(connection, act);
  const seed = await hear(() => db.insert(userDetails).values({ userId, ...DETAILS }));
  const fill = () => carts.change(userId, () => [line]);
  await fill();
  const before = await hear(fill);
  let orderId = '';
  const create = await hear(async () => {
    orderId = (await payments.createOrder(userId)).cashfreeOrderId;
  });
  const settle = await hear(() => payments.verify(userId, orderId));
  catalogue.close();
  const statements = [...create, ...settle];
  const kept = new Set([userId, line.id, line.productId, line.productTypeId]);
  return { seed, call: { before, statements, fresh: findWrittenIds(statements).filter((id) => !kept.has(id)) } };
}

/** Ids of rows that a checkout writes; each run needs new ones. */
function findWrittenIds(statements: readonly Statement[]): string[] {
  const texts = statements.flatMap(({ values }) => values.filter((value) => typeof value === 'string'));
  const written = texts
    .filter((text) => text.length < 100)
    .flatMap((text) => [...(text.match(UUID) ?? []), ...(text.match(ORDER_NUMBER) ?? [])]);
  return [...new Set(written)];
}
