import type { FastifyInstance } from 'fastify';
import { buildSuccess } from '#contract/envelope.ts';
import { BODY_LIMIT_BYTES } from '#server/http/json-body.ts';
import { getClientAddress } from '#server/http/limits/client-address.ts';
import type { RateLimiter } from '#server/http/limits/rate-limiter.ts';
import { WEBHOOK_PATH } from '#server/platform/config/payment-settings.ts';
import { ForgedWebhookError, type WebhookRequest } from './webhook-receiver.ts';

/** Accepts both spellings, because people type the path into the provider's dashboard. */
const PATHS = [WEBHOOK_PATH, '/api/Payments/Webhook'] as const;
export const webhookEndpoints = PATHS.map((path) => ({ method: 'POST', path }) as const);

const readHeader = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '');

/**
 * The provider's webhook endpoint. Unlike the storefront's endpoints it keeps the raw body for the signature check, sends
 * no CORS headers and limits only forged events (D-42).
 */
export function registerWebhookRoute(
  app: FastifyInstance,
  receive: (request: WebhookRequest) => Promise<void>,
  limits: RateLimiter,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    for (const { method, path: url } of webhookEndpoints) {
      scope.route({
        method,
        url,
        handler: async (request, reply) => {
          const { headers, body } = request;
          const receiving = receive({
            rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
            timestamp: readHeader(headers['x-webhook-timestamp']),
            signature: readHeader(headers['x-webhook-signature']),
            idempotencyKey: readHeader(headers['x-idempotency-key']),
          });
          await receiving.catch(async (error: unknown) => {
            if (error instanceof ForgedWebhookError) await limits.count('forgedWebhook', getClientAddress(request));
            throw error;
          });
          return reply.header('cache-control', 'no-store').send(buildSuccess(null));
        },
      });
    }
  });
}
