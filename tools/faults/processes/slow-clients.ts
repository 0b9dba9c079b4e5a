import { connect, type Socket } from 'node:net';
import { computeQuantile } from '../../../scripts/testing/quantile.ts';
import { startShop } from '../../../scripts/testing/running-shop.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';

const SLOW_CLIENTS = Number(process.env.SLOW_CLIENTS ?? 500);
const VISITS = 400;
const CONCURRENCY = 4;
const MAX_SLOWDOWN = 2;
const CLOSE_WITHIN_MS = 20_000;

/** Sends one byte per second until the shop closes the connection. */
function startSlowClient(port: number): { socket: Socket; closed: Promise<void> } {
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
async function measureVisits(address: string): Promise<number> {
  const times: number[] = [];
  const visitRepeatedly = async () => {
    for (let visit = 0; visit < VISITS / CONCURRENCY; visit++) {
      const startedAt = performance.now();
      await (await fetch(`${address}/`)).arrayBuffer();
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, visitRepeatedly));
  return computeQuantile(times, 0.95);
}

async function run(): Promise<FaultReport> {
  const shop = await startShop();
  const port = Number(new URL(shop.address).port);
  await measureVisits(shop.address);
  const before = await measureVisits(shop.address);
  const slow = Array.from({ length: SLOW_CLIENTS }, () => startSlowClient(port));
  const during = await measureVisits(shop.address);
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), CLOSE_WITHIN_MS).unref());
  const ended = await Promise.race([Promise.all(slow.map(({ closed }) => closed)).then(() => 'closed' as const), late]);
  for (const { socket } of slow) socket.destroy();
  const slowdown = during / before;
  const code = await shop.stop();
  return {
    observations: [
      `${SLOW_CLIENTS} clients sending one byte per second; 95 % of the visits took ${before.toFixed(1)} ms before, ${during.toFixed(1)} ms with them (${slowdown.toFixed(2)}x)`,
      `all slow clients were closed within ${CLOSE_WITHIN_MS / 1000} s: ${ended === 'closed' ? 'yes' : 'no'}`,
    ],
    violations: [
      ...(slowdown > MAX_SLOWDOWN
        ? [`visits took ${slowdown.toFixed(2)} times as long, at most ${MAX_SLOWDOWN} allowed`]
        : []),
      ...(ended === 'late' ? ['some slow clients were still connected'] : []),
      ...(code === 0 ? [] : [`the shop exited with ${code}`]),
    ],
  };
}

export const slowClients: FaultRun = {
  name: 'slow-clients',
  summary: '500 clients that send one byte per second do not slow others down, and are closed',
  run,
};
