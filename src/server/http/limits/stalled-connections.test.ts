import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerStalledConnectionCheck } from './stalled-connections.ts';

const CHUNK = Buffer.alloc(64 * 1024);
const CHUNKS = 2000;
const INTERVAL_MS = 30_000;

let app: FastifyInstance;
let client: Socket;
let received = 0;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  app = fastify();
  registerStalledConnectionCheck(app, { intervalMs: INTERVAL_MS });
  app.get('/video', (_request, reply) => reply.send(Readable.from(Array.from({ length: CHUNKS }, () => CHUNK))));
  await app.listen({ port: 0, host: '127.0.0.1' });
  received = 0;
  client = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
  client.on('error', () => undefined).write('GET /video HTTP/1.1\r\nhost: shop\r\n\r\n');
  client.on('data', (bytes) => {
    received += bytes.length;
  });
  client.pause();
});
afterEach(async () => {
  vi.useRealTimers();
  client.destroy();
  await app.close();
});

const countConnections = () =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
const check = () => vi.advanceTimersByTime(INTERVAL_MS);

it('closes a connection whose client stops reading', async () => {
  await expect
    .poll(
      () => {
        check();
        return countConnections();
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBe(0);
});

it('keeps a connection whose client reads slowly', async () => {
  for (let round = 1; round <= 5; round++) {
    // More than the buffers hold, so that the server sends something too.
    const target = received + 300 * CHUNK.length;
    client.resume();
    await expect.poll(() => received, { timeout: 20_000, interval: 5 }).toBeGreaterThan(target);
    client.pause();
    check();
  }
  expect(await countConnections()).toBe(1);
});

it('keeps an idle connection', async () => {
  client.resume();
  await expect.poll(() => received, { timeout: 20_000 }).toBeGreaterThanOrEqual(CHUNKS * CHUNK.length);
  check();
  check();
  expect(await countConnections()).toBe(1);
});
