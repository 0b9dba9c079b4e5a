import { setTimeout as delay } from 'node:timers/promises';

const LONGEST_MS = 5000;

/**
 * Asks for pages until they come as closely compressed as they ever will, which the shop does for those asked for again;
 * not for searches and what is not there, so nobody waits for those for long.
 */
export async function settlePages(address: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const deadline = performance.now() + LONGEST_MS;
    while (performance.now() < deadline && !(await isClose(address + path))) await delay(100);
  }
}

async function isClose(url: string): Promise<boolean> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  return response.headers.get('etag')?.endsWith('-close"') ?? false;
}
