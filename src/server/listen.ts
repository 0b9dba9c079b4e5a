import type { Shop } from './open-shop.ts';
import type { Config } from './platform/config/config.ts';
import type { ShopLogger } from './platform/logger.ts';

const FINISH_WITHIN_MS = 10_000;
const SWEEP_EVERY_MS = 50;

/** The address cannot be listened on; the message is one sentence for the operator. */
export class PortError extends Error {
  override readonly name = 'PortError';
}

type Running = Shop & { config: Config; logger: ShopLogger };

/** Resolves with the name of the signal that asks this process to stop. */
export const stopSignal = (): Promise<string> =>
  new Promise((resolve) => {
    process.once('SIGTERM', resolve).once('SIGINT', resolve);
  });

/** Listens, tells the address, and returns when it was asked to stop and everything in flight is answered. */
export async function listenUntilStopped(shop: Running, stopped = stopSignal()): Promise<void> {
  try {
    await listen(shop);
    shop.logger.info({ signal: await stopped }, 'stopping');
  } finally {
    await finish(shop);
  }
}

async function listen({ app, config }: Running): Promise<void> {
  const { port, host } = config;
  try {
    const address = await app.listen({ port, host, listenTextResolver: (at) => `listening on ${at}` });
    console.log(`The shop is open: ${config.port === 0 ? address : config.publicOrigin}`);
  } catch (error) {
    throw portError(error, `${host}:${port}`);
  }
}

function portError(error: unknown, place: string): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE')
    return new PortError(`${place} is in use by another program: stop it or set another PORT.`);
  if (code === 'EACCES') return new PortError(`${place} may not be listened on: set a PORT above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new PortError(`HOST cannot be listened on: ${place}.`);
  return error;
}

/** Connections that a client keeps open without asking anything would hold the stop up, so they are closed as they fall idle. */
async function finish({ app, close }: Running): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS);
  const deadline = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS);
  await close();
  clearInterval(sweep);
  clearTimeout(deadline);
}
