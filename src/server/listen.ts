import type { FastifyInstance } from 'fastify';
import type { Config } from './platform/config/config.ts';
import type { ShopLogger } from './platform/logger.ts';

const MAX_SHUTDOWN_MS = 10_000;
const SWEEP_INTERVAL_MS = 50;

/** Listening failed; the message is for the operator. */
export class PortError extends Error {
  override readonly name = 'PortError';
}

type RunningShop = { app: FastifyInstance; close(): Promise<void>; config: Config; logger: ShopLogger };

export const waitForStopSignal = (): Promise<string> =>
  new Promise((resolve) => {
    process.once('SIGTERM', resolve).once('SIGINT', resolve);
  });

/** Listens until a stop signal, then finishes requests in flight. */
export async function listenUntilStopped(shop: RunningShop, stopSignal = waitForStopSignal()): Promise<void> {
  try {
    await listen(shop);
    shop.logger.info({ signal: await stopSignal }, 'stopping');
  } finally {
    await closeGracefully(shop);
  }
}

async function listen({ app, config, logger }: RunningShop): Promise<void> {
  const { port, host } = config;
  try {
    const address = await app.listen({ port, host, listenTextResolver: (at) => `listening on ${at}` });
    announce(`The shop is open: ${config.port === 0 ? address : config.publicOrigin}`, logger);
  } catch (error) {
    throw toPortError(error, `${host}:${port}`);
  }
}

/** A person at a terminal also gets a line without JSON. */
function announce(message: string, logger: ShopLogger): void {
  logger.info(message);
  logger.flush();
  if (process.stdout.isTTY) console.log(message);
}

function toPortError(error: unknown, address: string): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE')
    return new PortError(`${address} is in use by another program: stop it or set another PORT.`);
  if (code === 'EACCES') return new PortError(`${address} may not be listened on: set a PORT above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new PortError(`HOST cannot be listened on: ${address}.`);
  return error;
}

/** Closes idle connections repeatedly, since keep-alive would delay the shutdown. */
async function closeGracefully({ app, close }: RunningShop): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_INTERVAL_MS);
  const deadline = setTimeout(() => app.server.closeAllConnections(), MAX_SHUTDOWN_MS);
  await close();
  clearInterval(sweep);
  clearTimeout(deadline);
}
