import { connect, type Socket } from 'node:net';
import { quantile } from '../../../scripts/testing/quantile.ts';
import { startShop } from '../../../scripts/testing/running-shop.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';

const SLOW = Number(process.env.SLOW_CLIENTS ?? 500);
const VISITS = 400;
const AT_ONCE = 4;
const MAX_TIMES_SLOWER = 2;
const GIVE_UP_MS = 20_000;

/** Sends one byte per second until the shop closes the connection. */
function dawdle(port: number): { socket: Socket; closed: Promise<void> } {
  const socket = connect(port, '127.0.0.1').resume();
  const text = `POST /api/Contact HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\nx-slow: ${'x'.repeat(200)}`;
  let sent = 0;
  const timer = setInterval(() => socket.write(text[sent++ % text.length] ?? 'x'), 1000);
  const closed = new Promise<void>((resolve) => {
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(timer);
        resolve();
      });
  });
  return { socket, closed };
}

/** 95th percentile of page times for normal visitors. */
async function visitMs(address: string): Promise<number> {
  const times: number[] = [];
  const visitor = async () => {
    for (let visit = 0; visit < VISITS / AT_ONCE; visit++) {
      const begun = performance.now();
      await (await fetch(`${address}/`)).arrayBuffer();
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return quantile(times, 0.95);
}

async function run(): Promise<FaultReport> {
  const shop = await startShop();
  const port = Number(new URL(shop.address).port);
  await visitMs(shop.address);
  const before = await visitMs(shop.address);
  const slow = Array.from({ length: SLOW }, () => dawdle(port));
  const during = await visitMs(shop.address);
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), GIVE_UP_MS).unref());
  const ended = await Promise.race([Promise.all(slow.map(({ closed }) => closed)).then(() => 'closed' as const), late]);
  for (const { socket } of slow) socket.destroy();
  const times = during / before;
  const code = await shop.stop();
  return {
    seen: [
      `${SLOW} clients of one byte a second; 95 % of the visits took ${before.toFixed(1)} ms before, ${during.toFixed(1)} ms with them (${times.toFixed(2)}x)`,
      `all slow ones were closed within ${GIVE_UP_MS / 1000} s: ${ended === 'closed' ? 'yes' : 'no'}`,
    ],
    broken: [
      ...(times > MAX_TIMES_SLOWER
        ? [`visits took ${times.toFixed(2)} times as long, at most ${MAX_TIMES_SLOWER} allowed`]
        : []),
      ...(ended === 'late' ? ['some slow clients were still connected'] : []),
      ...(code === 0 ? [] : [`ended with ${code}`]),
    ],
  };
}

export const slowClients: FaultRun = {
  name: 'slow-clients',
  summary: '500 clients that send a byte a second do not slow the others down, and are closed',
  run,
};
