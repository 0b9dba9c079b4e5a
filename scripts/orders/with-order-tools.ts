import {
  createOrderAdminRepository,
  type OrderAdminRepository,
} from '#server/modules/orders/order-admin-repository.ts';
import { createOrderRepository, type OrderRepository } from '#server/modules/orders/order-repository.ts';
import { createPaymentAlertService, type PaymentAlertService } from '#server/modules/payments/payment-alert-service.ts';
import { createOrderActions, type OrderActions } from '#server/order-actions.ts';
import { createPaymentsService, type PaymentsService } from '#server/payments-service.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import { type Config, loadConfig } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createLogger, type ShopLogger } from '#server/platform/logger.ts';
import { createCashfreeProvider } from '#server/platform/payment-provider/cashfree-provider.ts';
import { withShopDatabase } from '../commands/shop-database.ts';

export type OrderTools = {
  db: Database;
  clock: Clock;
  orderAdmin: OrderAdminRepository;
  orders: OrderRepository;
  orderActions: OrderActions;
  payments: PaymentsService;
  alerts: PaymentAlertService;
};

/** Commands print expected errors themselves; the log is only for unexpected ones. */
const createQuietLogger = () => createLogger('error', process.stderr);

/** Opens the shop's database and runs `work` with services for order administration. */
export const withOrderTools = (
  work: (tools: OrderTools, config: Config) => Promise<void>,
  logger: ShopLogger = createQuietLogger(),
): Promise<void> => withShopDatabase(loadConfig, (db, config) => work(createOrderTools(db, config, logger), config));

export function createOrderTools(db: Database, config: Config, logger: ShopLogger): OrderTools {
  const { payments, publicOrigin } = config;
  const provider = createCashfreeProvider({ ...payments, publicOrigin });
  // Commands create no orders, so they need no prices and delivery times.
  const prices = { find: () => undefined, samplePricePaise: undefined };
  return {
    db,
    clock: systemClock,
    orderAdmin: createOrderAdminRepository(db),
    orders: createOrderRepository(db),
    alerts: createPaymentAlertService({ db, clock: systemClock }),
    orderActions: createOrderActions({ db, clock: systemClock }),
    payments: createPaymentsService({ config, getFacts: () => ({}), db, clock: systemClock, logger, provider, prices }),
  };
}
