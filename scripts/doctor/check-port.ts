import { createServer } from 'node:net';
import type { Config } from '#server/platform/config/config.ts';
import { type CheckResult, createErrorResult, createOkResult } from './check-result.ts';

const TIMEOUT_MS = 3000;

/** Checks that the port is free or belongs to a ready shop. */
export async function checkPort({ host, port }: Config): Promise<CheckResult> {
  if (await isFree(host, port)) return createOkResult('address', `${host}:${port} is free for the shop.`);
  const response = await fetch(`http://${host}:${port}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => undefined,
  );
  if (response?.ok) return createOkResult('address', `A shop runs at ${host}:${port} and is ready.`);
  if (response?.status === 503)
    return createErrorResult('address', `A shop runs at ${host}:${port} but is not ready: see its log.`);
  return createErrorResult('address', `${host}:${port} is in use by another program: stop it or set another PORT.`);
}

const isFree = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
