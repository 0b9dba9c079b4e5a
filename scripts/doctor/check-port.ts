import { createServer } from 'node:net';
import type { Config } from '#server/platform/config/config.ts';
import { type Finding, ok, wrong } from './finding.ts';

const PATIENCE_MS = 3000;

/** Free, or held by a shop that is ready. */
export async function checkPort({ host, port }: Config): Promise<Finding> {
  if (await isFree(host, port)) return ok('address', `${host}:${port} is free for the shop.`);
  const ready = await fetch(`http://${host}:${port}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => undefined,
  );
  if (ready?.ok) return ok('address', `A shop runs at ${host}:${port} and is ready.`);
  if (ready?.status === 503) return wrong('address', `A shop runs at ${host}:${port} but is not ready: see its log.`);
  return wrong('address', `${host}:${port} is in use by another program: stop it or set another PORT.`);
}

const isFree = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
