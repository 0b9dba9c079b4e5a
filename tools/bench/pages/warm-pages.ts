import { setTimeout as delay } from 'node:timers/promises';

const MAX_WAIT_MS = 5000;

/**
 * Requests pages until the shop serves their best compression, which it prepares for repeated requests. Searches and
 * missing pages never get it, so the wait is limited.
 */
export async function warmPages(address: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const deadline = performance.now() + MAX_WAIT_MS;
    while (performance.now() < deadline && !(await isFullyCompressed(address + path))) await delay(100);
  }
}

async function isFullyCompressed(url: string): Promise<boolean> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  return response.headers.get('etag')?.endsWith('-best"') ?? false;
}
