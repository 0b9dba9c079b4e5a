import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestSimulator } from './test-simulator.ts';

export type WebhookEvent = { headers: IncomingHttpHeaders; raw: string };
type Reply = { status: number; headers: Headers; body: Record<string, never> & { [field: string]: unknown } };

/** Receives the simulator's webhooks; responds with the `answers` status codes, repeating the last one. */
export async function startWebhookReceiver(...answers: number[]) {
  const notices: WebhookEvent[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    notices.push({ headers: request.headers, raw: Buffer.concat(parts).toString('utf8') });
    const status = (answers.length > 1 ? answers.shift() : answers[0]) ?? 200;
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    notices,
    types: () => notices.map(({ raw }) => (JSON.parse(raw) as { type: string }).type),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const orderBody = (orderId: string, more: Record<string, unknown> = {}) => ({
  order_id: orderId,
  order_amount: 170,
  order_currency: 'INR',
  customer_details: { customer_id: 'customer1', customer_phone: '9876543210', customer_email: 'asha@example.com' },
  ...more,
});

/** A merchant's API client with its keys. */
export function createMerchant(simulator: Pick<TestSimulator, 'baseUrl' | 'keys'>) {
  const call = async (method: string, path: string, body?: unknown, extra: Record<string, string> = {}) => {
    const headers = {
      'x-client-id': simulator.keys.clientId,
      'x-client-secret': simulator.keys.clientSecret,
      'x-api-version': '2026-01-01',
      'content-type': 'application/json',
      ...extra,
    };
    const payload = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const answer = await fetch(simulator.baseUrl + path, { method, headers, ...payload });
    return { status: answer.status, headers: answer.headers, body: await answer.json() } as Reply;
  };
  return {
    call,
    create: (orderId: string, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
      call('POST', '/orders', orderBody(orderId, more), headers),
    order: (orderId: string) => call('GET', `/orders/${orderId}`),
    payments: async (orderId: string) =>
      (await call('GET', `/orders/${orderId}/payments`)).body as unknown as Record<string, unknown>[],
    terminate: (orderId: string) => call('PATCH', `/orders/${orderId}`, { order_status: 'TERMINATED' }),
    refund: (orderId: string, refundId: string, amount: number, note = '') =>
      call('POST', `/orders/${orderId}/refunds`, { refund_id: refundId, refund_amount: amount, refund_note: note }),
    refundStatus: async (orderId: string, refundId: string) =>
      (await call('GET', `/orders/${orderId}/refunds/${refundId}`)).body.refund_status,
  };
}
