import type { FastifyInstance } from 'fastify';
import { success } from '#contract/envelope.ts';
import { BODY_LIMIT_BYTES } from '#server/http/responses/json-body.ts';
import { WEBHOOK_PATH } from '#server/platform/config/payment-settings.ts';
import type { ReceivedNotice } from './webhook-service.ts';

/** Dashboards are filled in by hand, in either spelling. */
const PATHS = [WEBHOOK_PATH, '/api/Payments/Webhook'] as const;
export const webhookRows = PATHS.map((path) => ({ method: 'POST', path }) as const);

const textOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '');

/**
 * Where the provider sends its notices. It is no call of the shop front: the body stays the bytes that were signed, no
 * other origin may read the answer, and no limit can turn the provider away.
 */
export function serveWebhook(app: FastifyInstance, receive: (notice: ReceivedNotice) => Promise<void>): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('onSend', async (_request, reply) => {
      reply.removeHeader('access-control-allow-origin');
      reply.removeHeader('access-control-expose-headers');
    });
    for (const { method, path: url } of webhookRows) {
      scope.route({
        method,
        url,
        handler: async ({ headers, body }, reply) => {
          await receive({
            raw: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
            timestamp: textOf(headers['x-webhook-timestamp']),
            signature: textOf(headers['x-webhook-signature']),
            idempotencyKey: textOf(headers['x-idempotency-key']),
          });
          return reply.header('cache-control', 'no-store').send(success(null));
        },
      });
    }
  });
}
