import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type WebhookEvent = { headers: IncomingHttpHeaders; raw: string };
type MerchantReply = { status: number; headers: Headers; body: Record<string, never> & { [field: string]: unknown } };

/** Receives the simulator's webhooks; responds with these status codes, repeating the last one. */
export async function startWebhookReceiver(...statusCodes: number[]) {
  const events: WebhookEvent[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    events.push({ headers: request.headers, raw: Buffer.concat(chunks).toString('utf8') });
    const status = (statusCodes.length > 1 ? statusCodes.shift() : statusCodes[0]) ?? 200;
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    events,
    listTypes: () => events.map(({ raw }) => (JSON.parse(raw) as { type: string }).type),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const buildOrderBody = (orderId: string, changes: Record<string, unknown> = {}) => ({
  order_id: orderId,
  order_amount: 170,
  order_currency: 'INR',
  customer_details: { customer_id: 'customer1', customer_phone: '9876543210', customer_email: 'asha@example.com' },
  ...changes,
});

type SimulatorAccess = {
  readonly baseUrl: string;
  readonly keys: { readonly clientId: string; readonly clientSecret: string };
};

/** Creates a merchant's API client with its keys. */
export function createMerchant(simulator: SimulatorAccess) {
  const send = async (method: string, path: string, body?: unknown, extra: Record<string, string> = {}) => {
    const headers = {
      'x-client-id': simulator.keys.clientId,
      'x-client-secret': simulator.keys.clientSecret,
      'x-api-version': '2026-01-01',
      'content-type': 'application/json',
      ...extra,
    };
    const payload = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const response = await fetch(simulator.baseUrl + path, { method, headers, ...payload });
    return { status: response.status, headers: response.headers, body: await response.json() } as MerchantReply;
  };
  return {
    send,
    createOrder: (orderId: string, changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
      send('POST', '/orders', buildOrderBody(orderId, changes), headers),
    getOrder: (orderId: string) => send('GET', `/orders/${orderId}`),
    listPayments: async (orderId: string) =>
      (await send('GET', `/orders/${orderId}/payments`)).body as unknown as Record<string, unknown>[],
    terminateOrder: (orderId: string) => send('PATCH', `/orders/${orderId}`, { order_status: 'TERMINATED' }),
    createRefund: (orderId: string, refundId: string, amount: number, note = '') =>
      send('POST', `/orders/${orderId}/refunds`, { refund_id: refundId, refund_amount: amount, refund_note: note }),
    getRefundStatus: async (orderId: string, refundId: string) =>
      (await send('GET', `/orders/${orderId}/refunds/${refundId}`)).body.refund_status,
  };
}
