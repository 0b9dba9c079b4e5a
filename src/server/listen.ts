import type { FastifyInstance } from 'fastify';
import type { Config } from './platform/config/config.ts';
import type { ShopLogger } from './platform/logger.ts';

const MAX_SHUTDOWN_MS = 10_000;
const SWEEP_INTERVAL_MS = 50;
const UNUSABLE_ADDRESS_CODES = ['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND'];

/** Listening failed; the message is for the operator. */
export class PortError extends Error {
  override readonly name = 'PortError';
}

type RunningDesk = {
  app: FastifyInstance;
  /** Logged after the desk's address. */
  signInHint: string;
};
type RunningShop = {
  app: FastifyInstance;
  desk?: RunningDesk | undefined;
  close(): Promise<void>;
  config: Config;
  logger: ShopLogger;
};

export const waitForStopSignal = (): Promise<string> =>
  new Promise((resolve) => {
    process.once('SIGTERM', resolve).once('SIGINT', resolve);
  });

/** Listens until a stop signal, then finishes requests in flight. */
export async function listenUntilStopped(shop: RunningShop, stopSignal = waitForStopSignal()): Promise<void> {
  try {
    // First, so that a live shop whose desk can't listen never takes a customer's request.
    if (shop.desk) await listenWithDesk(shop.desk, shop);
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

/** A demo shop goes on without the desk if its port is in use. */
async function listenWithDesk({ app, signInHint }: RunningDesk, { config, logger }: RunningShop): Promise<void> {
  const { port, host, origin } = config.desk;
  try {
    const address = await app.listen({ port, host, listenTextResolver: (at) => `the desk is listening on ${at}` });
    announce(`The desk is open: ${port === 0 ? address : origin}/desk${signInHint}`, logger);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!UNUSABLE_ADDRESS_CODES.includes(code)) throw error;
    const message = `${host}:${port} cannot be used by the desk (${code}): set another DESK_PORT or DESK_HOST.`;
    if (config.shopMode === 'live') throw new PortError(message);
    logger.warn(`${message} The shop runs without the desk.`);
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
async function closeGracefully({ app, desk, close }: RunningShop): Promise<void> {
  const servers = desk ? [app.server, desk.app.server] : [app.server];
  const closeIdle = () => {
    for (const server of servers) server.closeIdleConnections();
  };
  const closeAll = () => {
    for (const server of servers) server.closeAllConnections();
  };
  const sweep = setInterval(closeIdle, SWEEP_INTERVAL_MS);
  const deadline = setTimeout(closeAll, MAX_SHUTDOWN_MS);
  await close();
  clearInterval(sweep);
  clearTimeout(deadline);
}
