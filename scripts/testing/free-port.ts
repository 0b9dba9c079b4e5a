import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: such a connection could take the port before its server. */
const FIRST_PORT = 20_000;
const END_PORT = 32_000;

/** Finds a free port of the loopback address. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(FIRST_PORT, END_PORT);
  return (await isFree(port)) ? port : findFreePort();
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
