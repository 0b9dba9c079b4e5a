import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

type SendOptions = {
  secret: string;
  url?: string;
  timestamp?: string;
  headers?: Record<string, string>;
  /** Overrides the valid one. */
  signature?: string;
  remoteAddress?: string;
};

export const buildPaymentEvent = (type: string, orderId: string, paymentId: string | number = 'pay_x'): string =>
  JSON.stringify({
    type,
    event_time: '2026-01-02T09:00:00+05:30',
    data: { order: { order_id: orderId, order_amount: 170 }, payment: { cf_payment_id: paymentId } },
    // The provider prints two decimals, which JSON.stringify drops.
  }).replace(':170}', ':170.00}');

export const buildRefundEvent = (refundId: string, orderId?: string): string =>
  JSON.stringify({ type: 'REFUND_STATUS_WEBHOOK', data: { refund: { refund_id: refundId, order_id: orderId } } });

export const buildDisputeEvent = (type: string, disputeId: string, orderId: string): string =>
  JSON.stringify({ type, data: { dispute: { dispute_id: disputeId }, order_details: { order_id: orderId } } });

export const signWebhook = (secret: string, timestamp: string, raw: string): string =>
  createHmac('sha256', secret)
    .update(timestamp + raw)
    .digest('base64');

/** Sends a webhook event like the provider. */
export function sendWebhook(app: FastifyInstance, raw: string, options: SendOptions) {
  const { secret, url = '/api/Payments/webhook', timestamp = '1767326645000', headers = {} } = options;
  return app.inject({
    method: 'POST',
    url,
    payload: raw,
    ...(options.remoteAddress !== undefined && { remoteAddress: options.remoteAddress }),
    headers: {
      'content-type': 'application/json',
      'x-webhook-timestamp': timestamp,
      'x-webhook-signature': options.signature ?? signWebhook(secret, timestamp, raw),
      ...headers,
    },
  });
}
