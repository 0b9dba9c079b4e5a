import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerErrorHandler, sendMalformedRequestError } from '../error-handler.ts';
import { createBodyBudget, registerBodyTimeout } from './large-bodies.ts';

const MB = 1024 * 1024;
let app: FastifyInstance;
let clients: Socket[];

beforeEach(async () => {
  clients = [];
  app = fastify({ clientErrorHandler: sendMalformedRequestError });
  registerErrorHandler(app);
  registerBodyTimeout(app, 200);
  const reserve = createBodyBudget(40 * MB);
  const onRequest = async (request: Parameters<typeof reserve>[0], reply: Parameters<typeof reserve>[1]) =>
    reserve(request, reply);
  app.post('/small', { onRequest }, async () => 'done');
  app.post('/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return 'done';
  });
  app.post('/large', { onRequest, bodyLimit: 25 * MB }, async () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await app.close();
});

/** Sends a request whose body ends early. */
function start(path: string, headers: string): { client: Socket; getResponse(): string } {
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  clients.push(client);
  let response = '';
  client.on('data', (bytes) => {
    response += bytes;
  });
  client.write(`POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n${headers}\r\n\r\n`);
  return { client, getResponse: () => response };
}
const length = (megabytes: number) => `content-length: ${megabytes * MB}`;

it('refuses a large body before it is read when others take the memory, until one of them ends', async () => {
  const first = start('/large', length(20));
  const chunked = start('/large', 'transfer-encoding: chunked');
  // The second reserves the most that it may send, so it waits for the first.
  await expect.poll(chunked.getResponse).toMatch(/^HTTP\/1.1 503.*retry-after: 5.*Several large files/is);
  expect(first.getResponse()).toBe('');
  first.client.destroy();
  await expect
    .poll(async () => {
      const { getResponse, client } = start('/large', 'transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0');
      await expect.poll(getResponse).not.toBe('');
      client.destroy();
      return getResponse();
    })
    .toContain('200 OK');
});

it('gives only large bodies longer than others to arrive', async () => {
  const large = start('/large', length(20));
  const small = start('/small', 'content-length: 2');
  await expect.poll(small.getResponse).toContain('408 Request Timeout');
  expect(large.getResponse()).toBe('');
  expect(large.client.destroyed).toBe(false);
  await expect.poll(start('/small', 'content-length: 2\r\n\r\n{}').getResponse).toContain('200 OK');
  await expect.poll(start('/slow', 'content-length: 2\r\n\r\n{}').getResponse, { timeout: 5000 }).toContain('200 OK');
});
