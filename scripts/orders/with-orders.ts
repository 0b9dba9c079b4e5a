import {
  createOrderAdminRepository,
  type OrderAdminRepository,
} from '#server/modules/orders/order-admin-repository.ts';
import { createOrderRepository, type OrderRepository } from '#server/modules/orders/order-repository.ts';
import { createPaymentsService, type PaymentsService } from '#server/payments-service.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import { type Config, parseConfig } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createLogger, type ShopLogger } from '#server/platform/logger.ts';
import { createCashfreeProvider } from '#server/platform/payment-provider/cashfree-provider.ts';
import { withShopDatabase } from '../shop-database.ts';
import { OrderCommandError } from './command-error.ts';

export type OrderTools = {
  db: Database;
  clock: Clock;
  desk: OrderAdminRepository;
  orders: OrderRepository;
  payments: PaymentsService;
};

/** Per-order errors are in its result; the log is only for unexpected errors. */
const quietLogger = () => createLogger('error', process.stderr);

/** Works with the settings, the database and the payment provider that the shop has. */
export const withOrders = (
  work: (tools: OrderTools, config: Config) => Promise<void>,
  logger: ShopLogger = quietLogger(),
): Promise<void> =>
  withShopDatabase(
    parseConfig,
    (db, config) => work(orderTools(db, config, logger), config),
    (sentence, { isEmbedded }) => new OrderCommandError(isEmbedded && /is in use/.test(sentence) ? IN_USE : sentence),
  );

const IN_USE = 'A running shop keeps its embedded database to itself: stop the shop, then run this command again.';

export function orderTools(db: Database, config: Config, logger: ShopLogger): OrderTools {
  const { payments, publicOrigin } = config;
  const provider = createCashfreeProvider({ ...payments, publicOrigin }, systemClock);
  // Nothing is sold from here.
  const findProduct = () => undefined;
  return {
    db,
    clock: systemClock,
    desk: createOrderAdminRepository(db),
    orders: createOrderRepository(db),
    payments: createPaymentsService({ config, db, clock: systemClock, logger, provider, findProduct }),
  };
}
