import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '#contract/paths.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { getClientAddress } from '#server/http/limits/client-address.ts';
import type { RateLimiter } from '#server/http/limits/rate-limiter.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { consents } from '#server/platform/database/tables/account/privacy-tables.ts';
import { withdrawConsent } from '../consent-repository.ts';

const MAX_BODY_BYTES = 4096;
/** The body sent by a browser's form or a mail program (RFC 8058). */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const ONE_CLICK = 'List-Unsubscribe';

const UNKNOWN_LINK_DOCUMENT =
  '<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>This link no longer works</title>' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"></head>' +
  '<body><main><h1>This link no longer works</h1><p>If your account has been erased, we no longer send you anything. ' +
  `Otherwise <a href="${paths.myData}">log in and stop the emails under My data</a>, or ` +
  `<a href="${paths.contact}">write to us</a>.</p></main></body></html>`;

type UnsubscribeDeps = { db: Database; clock: Clock; limits: RateLimiter };

/**
 * Withdraws the consent to news by email, without sign-in. Only a POST does: mail scanners follow links. The page at the
 * same address has the button; it posts to its own address, so that it works without JavaScript.
 */
export function registerUnsubscribeRoute(app: FastifyInstance, { db, clock, limits }: UnsubscribeDeps): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(FORM_TYPES, { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_, body, done) =>
      done(null, body),
    );
    scope.post(paths.unsubscribe, async (request, reply) => {
      await limits.count('api', getClientAddress(request));
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const userId = await findUserId(db, request);
      if (userId === undefined) return reply.code(404).type('text/html; charset=utf-8').send(UNKNOWN_LINK_DOCUMENT);
      await withdrawConsent(db, userId, 'marketing', clock.now());
      // Mail programs want no redirect.
      if (String(request.body).includes(ONE_CLICK))
        return reply.type('text/plain; charset=utf-8').send('Unsubscribed.');
      return reply.redirect(paths.unsubscribed, 303);
    });
  });
}

/** The link names the consent it was sent under; a later consent of the same customer ends too. */
async function findUserId(db: Database, { query }: FastifyRequest): Promise<string | undefined> {
  const { id } = query as { id?: unknown };
  if (!isUuid(id)) return undefined;
  const [row] = await db.select({ userId: consents.userId }).from(consents).where(eq(consents.id, id));
  return row?.userId;
}
