import { type Clock, systemClock } from '#server/clock.ts';
import { type Config, parseConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { type Database, DatabaseStartError } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createOrderDesk, type OrderDesk } from '#server/features/orders/order-desk.ts';
import { createOrderRepository, type OrderRepository } from '#server/features/orders/order-repository.ts';
import { createCashfreeProvider } from '#server/gateways/payments/cashfree-provider.ts';
import { createLogger, type ShopLogger } from '#server/http/logger.ts';
import { openPayments, type Payments } from '#server/open-payments.ts';
import { OrderCommandError } from './command-error.ts';

export type OrderTools = {
  db: Database;
  clock: Clock;
  desk: OrderDesk;
  orders: OrderRepository;
  payments: Payments;
};

/** What goes wrong with one order stays in its answer; the log of a command is only for what nobody expected. */
const quietLogger = () => createLogger('error', process.stderr);

/** Works with the settings, the database and the payment provider that the shop has. */
export async function withOrders(
  work: (tools: OrderTools, config: Config) => Promise<void>,
  logger: ShopLogger = quietLogger(),
): Promise<void> {
  const config = readConfig();
  const connection = await openDatabase(config).catch((error: unknown) => {
    throw error instanceof DatabaseStartError ? new OrderCommandError(explained(error, config)) : error;
  });
  try {
    await work(orderTools(connection.db, config, logger), config);
  } finally {
    await connection.close();
  }
}

export function orderTools(db: Database, config: Config, logger: ShopLogger): OrderTools {
  const { payments, publicOrigin } = config;
  const provider = createCashfreeProvider({ ...payments, publicOrigin }, systemClock);
  // Nothing is sold from here.
  const findProduct = () => undefined;
  return {
    db,
    clock: systemClock,
    desk: createOrderDesk(db),
    orders: createOrderRepository(db),
    payments: openPayments({ config, db, clock: systemClock, logger, provider, findProduct }),
  };
}

function readConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    throw error instanceof ConfigError ? new OrderCommandError(error.message) : error;
  }
}

const explained = ({ message }: Error, { databaseUrl }: Config): string =>
  databaseUrl === undefined && /is in use/.test(message)
    ? 'A running shop keeps its embedded database to itself: stop the shop, then run this command again.'
    : message;
