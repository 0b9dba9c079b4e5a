import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type ListeningShop, startListeningShop } from '#tests/support/shop/listening-shop.ts';
import { minimalStorefrontBuild } from '#tests/support/shop/test-app.ts';

/** More than the buffers of both sides hold. */
const VIDEO_BYTES = 32 * 1024 * 1024;
const buildGet = (path: string) => `GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`;
const GET_VIDEO = buildGet('/video/band.mp4');

const folder = mkdtempSync(join(tmpdir(), 'connection-limits-'));
const file = join(folder, 'band.mp4');
const sockets: Socket[] = [];
let shop: ListeningShop;

beforeAll(async () => {
  writeFileSync(file, '');
  truncateSync(file, VIDEO_BYTES);
  shop = await startListeningShop({ web: { ...minimalStorefrontBuild, folders: [{ folder, prefix: '/video/' }] } });
}, 60_000);
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

/** Sends the bytes and reads nothing. */
function openUnread(bytes: string): Socket {
  const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1').pause();
  socket.on('error', () => undefined).write(bytes);
  sockets.push(socket);
  return socket;
}

const countConnections = () =>
  new Promise<number>((resolve, reject) =>
    shop.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
const expectConnections = (count: number) => expect.poll(countConnections, { timeout: 20_000 }).toBe(count);

const PROCESS_FILES = '/proc/self/fd';
/** How often this process has the video open; 0 on systems without /proc. */
const countOpenFiles = (): number => {
  const descriptors = existsSync(PROCESS_FILES) ? readdirSync(PROCESS_FILES) : [];
  return descriptors.filter((descriptor) => readLink(join(PROCESS_FILES, descriptor)) === file).length;
};
function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

/** Returns what the shop has sent so far. */
function readStatuses(socket: Socket): () => string[] {
  let received = '';
  socket.resume().on('data', (bytes) => {
    received += bytes;
  });
  return () => received.match(/(?<=HTTP\/1\.1 )\d+/g) ?? [];
}

it('answers a few pipelined requests in order', async () => {
  const getStatuses = readStatuses(openUnread(['/healthz', '/missing', '/healthz'].map(buildGet).join('')));
  await expect.poll(getStatuses, { timeout: 20_000 }).toEqual(['200', '404', '200']);
});

it('closes connections that pipeline many requests and logs their client once', async () => {
  const loggedBefore = shop.logLines.length;
  for (let client = 0; client < 3; client++) openUnread(GET_VIDEO.repeat(1000));
  const getLogged = () => shop.logLines.slice(loggedBefore).filter((line) => line.includes('too many requests'));
  await expect.poll(getLogged, { timeout: 20_000 }).toHaveLength(1);
  await expectConnections(0);
  expect(getLogged()).toHaveLength(1);
  await expect.poll(countOpenFiles, { timeout: 20_000 }).toBe(0);
});

it('opens one file at a time and closes it when the client leaves', async () => {
  const socket = openUnread(GET_VIDEO.repeat(5));
  await expect.poll(countOpenFiles, { timeout: 20_000 }).toBe(existsSync(PROCESS_FILES) ? 1 : 0);
  // All five have arrived.
  await shop.send('/healthz');
  expect(countOpenFiles()).toBeLessThanOrEqual(1);
  socket.destroy();
  await expectConnections(0);
  await expect.poll(countOpenFiles, { timeout: 20_000 }).toBe(0);
});

it('counts requests in flight, not those of the whole connection', async () => {
  const socket = openUnread('');
  const getStatuses = readStatuses(socket);
  for (let count = 1; count <= 50; count++) {
    socket.write(buildGet('/healthz'));
    await expect.poll(getStatuses, { interval: 5, timeout: 20_000 }).toHaveLength(count);
  }
});
