/** `npm run orders -- list | show | advance | refund | reconcile | alerts | resolve`: order administration. */

import './closed-pipe.ts';
import { parseArgs } from 'node:util';
import { startEmbeddedSimulator } from '#server/embedded-simulator.ts';
import { PortError } from '#server/listen.ts';
import type { Config } from '#server/platform/config/config.ts';
import { createLogger, type ShopLogger } from '#server/platform/logger.ts';
import { openTerminal } from './commands/ask-in-terminal.ts';
import { CommandError } from './commands/command-error.ts';
import { buildCommandActor } from './commands/operator-name.ts';
import { runCommandLine } from './commands/run-command-line.ts';
import { changeOrderStatus, refundOrder } from './orders/change-order.ts';
import { listOrders } from './orders/list-orders.ts';
import { parseStatus } from './orders/parse-status.ts';
import { listAlerts, resolveAlert } from './orders/payment-alerts.ts';
import { reconcileOrders } from './orders/reconcile-orders.ts';
import { showOrder } from './orders/show-order.ts';
import { createOrderTools, withOrderTools } from './orders/with-order-tools.ts';

const USAGE = `npm run orders -- list [status]                the newest 50, and those that need review
npm run orders -- show <order>                 one order with its history
npm run orders -- advance <order> <status>     sets processing, shipped, delivered or cancelled
                                               shipped: --courier NAME --tracking NUMBER
npm run orders -- refund <order> [rupees]      refunds that amount, or the rest
npm run orders -- reconcile                    checks all unsettled payments with the provider
npm run orders -- alerts                       payment problems that nobody has resolved
npm run orders -- resolve <alert> --note TEXT  resolves one; the note tells what was done
<order> is a number such as AAN-2345678ABC, or an id. With the embedded database, stop the shop first.
Cancelling and refunding ask for a reason and a confirmation; scripts add --reason TEXT --yes.`;

const OPTIONS = {
  reason: { type: 'string' },
  note: { type: 'string' },
  courier: { type: 'string' },
  tracking: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

async function run(argv: string[]): Promise<void> {
  const { values, positionals } = parseArguments(argv);
  const [command, ...args] = positionals;
  const [first, second] = args;
  const confirmation = { reason: values.reason, isConfirmed: values.yes ?? false, ask: terminal.ask };
  if (command === 'list' && args.length <= 1) {
    const status = first === undefined ? undefined : parseStatus(first);
    return withOrderTools((tools) => listOrders(tools, status));
  }
  if (command === 'show' && first && args.length === 1) return withOrderTools((tools) => showOrder(tools, first));
  if (command === 'advance' && first && second && args.length === 2) {
    return withOrderTools((tools) => changeOrderStatus(tools, first, second, { ...confirmation, ...values }));
  }
  if (command === 'refund' && first && args.length <= 2)
    return withOrderTools((tools) => refundOrder(tools, first, second, confirmation));
  if (command === 'reconcile' && args.length === 0) return reconcile();
  if (command === 'alerts' && args.length === 0) return withOrderTools(listAlerts);
  if (command === 'resolve' && first && args.length === 1) {
    const resolution = { author: buildCommandActor(), note: values.note };
    return withOrderTools((tools) => resolveAlert(tools, first, resolution));
  }
  throw new CommandError(USAGE);
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch {
    throw new CommandError(USAGE);
  }
}

async function reconcile(): Promise<void> {
  let failureCount = 0;
  const logger = createLogger('warn', { write: () => void failureCount++ });
  await withOrderTools(async ({ db }, config) => {
    const simulator = await startSimulatorIfStopped(config, logger);
    try {
      await reconcileOrders(createOrderTools(db, simulator.config, logger), () => failureCount);
    } finally {
      await simulator.close();
    }
  }, logger);
}

/** A running shop has the simulator's port; otherwise starts a simulator here. */
const startSimulatorIfStopped = (config: Config, logger: ShopLogger) =>
  startEmbeddedSimulator(config, logger, config.shop.name).catch((error: unknown) => {
    if (error instanceof PortError) return { config, close: async () => undefined };
    throw error;
  });

const terminal = openTerminal();
await runCommandLine(run).finally(terminal.close);
