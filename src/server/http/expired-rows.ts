import { and, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { FORGET_DEVICE_AFTER_DAYS } from '#domain/privacy/retention.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OutageLog } from '#server/platform/database/outage-log.ts';
import { emailLinks } from '#server/platform/database/tables/account/account-tables.ts';
import { deniedTokens, sessions } from '#server/platform/database/tables/account/session-tables.ts';
import { knownDevices, rateLimitPoints, signInFailures } from '#server/platform/database/tables/limit-tables.ts';
import { idempotentRequests, staffInvitations, staffSessions } from '#server/platform/database/tables/staff-tables.ts';

const CLEANUP_INTERVAL_MS = 60_000;
const FORGET_DEVICE_AFTER_MS = FORGET_DEVICE_AFTER_DAYS * 24 * 60 * 60_000;

/** How long stored responses of desk writes are kept for retries. */
const KEEP_RESPONSES_MS = 24 * 60 * 60_000;

type CleanupDeps = { db: Database; clock: Clock; outages: OutageLog };

/** Deletes expired counts, links, sessions and known devices every minute until the app closes. */
export function registerCleanup(app: FastifyInstance, { db, clock, outages }: CleanupDeps): void {
  const deleteExpired = async () => {
    // The library uses the system's time.
    await db.delete(rateLimitPoints).where(lt(rateLimitPoints.expire, new Date()));
    const now = clock.now();
    await db
      .delete(signInFailures)
      .where(and(lt(signInFailures.failuresExpireAt, now), lt(signInFailures.pendingExpireAt, now)));
    const forgetBefore = new Date(now.getTime() - FORGET_DEVICE_AFTER_MS);
    await db.delete(knownDevices).where(lt(knownDevices.lastSignInAt, forgetBefore));
    for (const table of [emailLinks, sessions, deniedTokens, staffSessions, staffInvitations])
      await db.delete(table).where(lt(table.expiresAt, now));
    await db
      .delete(idempotentRequests)
      .where(lt(idempotentRequests.createdAt, new Date(now.getTime() - KEEP_RESPONSES_MS)));
  };
  const logError = (err: unknown) => outages.report(err, 'expired rows not deleted');
  const timer = setInterval(() => deleteExpired().catch(logError), CLEANUP_INTERVAL_MS).unref();
  app.addHook('preClose', async () => clearInterval(timer));
}
