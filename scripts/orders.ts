/** `npm run orders -- list | show | advance | refund | reconcile`: order administration. */

import { startEmbeddedSimulator } from '#server/embedded-simulator.ts';
import { PortError } from '#server/listen.ts';
import type { Config } from '#server/platform/config/config.ts';
import { createLogger } from '#server/platform/logger.ts';
import { advanceOrder, refundOrder } from './orders/change-order.ts';
import { OrderCommandError } from './orders/command-error.ts';
import { listOrders } from './orders/list-orders.ts';
import { reconcileOrders } from './orders/reconcile-orders.ts';
import { showOrder } from './orders/show-order.ts';
import { readStatus } from './orders/status-label.ts';
import { orderTools, withOrders } from './orders/with-orders.ts';

const USAGE = `npm run orders -- list [status]                the newest 50, and what needs looking at
npm run orders -- show <order>                 one order with everything that happened to it
npm run orders -- advance <order> <status>     to processing, shipped, delivered or cancelled
npm run orders -- refund <order> [rupees]      sends back that much, or all that is left
npm run orders -- reconcile                    asks the payment provider about everything unsettled
<order> is a number such as AAN-2345678ABC, or an id. With the embedded database, stop the shop first.`;

async function run([command, ...words]: readonly string[]): Promise<void> {
  const [first, second] = words;
  if (command === 'list' && words.length <= 1) {
    const status = first === undefined ? undefined : readStatus(first);
    return withOrders((tools) => listOrders(tools, status));
  }
  if (command === 'show' && first && words.length === 1) return withOrders((tools) => showOrder(tools, first));
  if (command === 'advance' && first && second && words.length === 2) {
    return withOrders((tools) => advanceOrder(tools, first, second));
  }
  if (command === 'refund' && first && words.length <= 2)
    return withOrders((tools) => refundOrder(tools, first, second));
  if (command === 'reconcile' && words.length === 0) return reconcile();
  throw new OrderCommandError(USAGE);
}

async function reconcile(): Promise<void> {
  let unanswered = 0;
  const logger = createLogger('warn', { write: () => void unanswered++ });
  await withOrders(async ({ db }, config) => {
    const simulator = await startSimulatorFor(config);
    try {
      await reconcileOrders(orderTools(db, simulator.config, logger), () => unanswered);
    } finally {
      await simulator.close();
    }
  }, logger);
}

/** The local provider runs inside the shop: while the shop is stopped, it runs in here; else it runs already. */
const startSimulatorFor = (config: Config) =>
  startEmbeddedSimulator(config).catch((error: unknown) => {
    if (error instanceof PortError) return { config, close: async () => undefined };
    throw error;
  });

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof OrderCommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
