import { createHash } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { signInFailures } from '#server/platform/database/tables/limit-tables.ts';
import { createTooManyError } from '../limits/rate-limiter.ts';
import { createKnownDevices } from './known-devices.ts';

/** Set by decision D-28. */
const MAX_FAILURES = 5;
const FAILURES_LAST_MS = 15 * 60_000;
/** Far longer than a password check takes. */
const PENDING_LASTS_MS = 60_000;

/** Ends in exactly one of the three ways, unless the process is killed. */
type SignInAttempt = {
  /** The password was right. */
  succeed(): Promise<void>;
  fail(): Promise<void>;
  /** The password was never checked. */
  withdraw(): Promise<void>;
};

type SignInState = { readonly lockedUntil: Date | null; readonly lastSignInAt: Date | null };

/**
 * Counts failed sign-ins per email across all processes, with or without an account. A device that has signed in before has
 * its own count, so that strangers cannot lock the customer out (D-42). An attempt is pending while its password is checked,
 * so that parallel guesses count too. While locked, every password gets 429. With a `keyPrefix`, staff and customers with the
 * same email count apart.
 */
export function createFailedSignIns(db: Database, clock: Clock, keyPrefix = '') {
  const hashEmail = (emailLower: string) => hash(keyPrefix + emailLower);
  const devices = createKnownDevices(db, clock);

  async function startAttempt(emailLower: string, deviceId: string | undefined): Promise<SignInAttempt> {
    const emailHash = hashEmail(emailLower);
    const deviceHash = deviceId === undefined ? undefined : hash(deviceId);
    const isKnown = deviceHash !== undefined && (await devices.has(emailHash, deviceHash));
    const counter = createCounter(db, clock, { emailHash, deviceHash: isKnown ? deviceHash : '' });
    await counter.start();
    return {
      async succeed() {
        await counter.withdraw();
        if (deviceHash !== undefined) await devices.remember(emailHash, deviceHash);
      },
      fail: counter.fail,
      withdraw: counter.withdraw,
    };
  }

  return {
    startAttempt,
    /** Staff see until when strangers are locked out of an account, and its last sign-in on a known device. */
    async readState(emailLower: string): Promise<SignInState> {
      const emailHash = hashEmail(emailLower);
      const isStrangers = and(eq(signInFailures.emailHash, emailHash), eq(signInFailures.deviceHash, ''));
      const [row] = await db.select().from(signInFailures).where(isStrangers);
      const isLocked = row !== undefined && row.failures >= MAX_FAILURES && row.failuresExpireAt > clock.now();
      return {
        lockedUntil: isLocked ? row.failuresExpireAt : null,
        lastSignInAt: await devices.findLastSignIn(emailHash),
      };
    },
    /** For a password reset: whoever received its email may sign in at once, on any device. */
    async liftLock(emailLower: string, tx: Database = db): Promise<void> {
      await tx.delete(signInFailures).where(eq(signInFailures.emailHash, hashEmail(emailLower)));
    },
    /** For a password reset: an intruder's device may be one of them. */
    forgetDevices: (tx: Database, emailLower: string): Promise<void> => devices.forgetAll(tx, hashEmail(emailLower)),
    /** For a changed sign-in email: its known devices stay known. */
    moveDevices: (tx: Database, fromEmailLower: string, toEmailLower: string): Promise<void> =>
      devices.move(tx, hashEmail(fromEmailLower), hashEmail(toEmailLower)),
  };
}

export type FailedSignIns = ReturnType<typeof createFailedSignIns>;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

type CounterKey = { readonly emailHash: string; readonly deviceHash: string };

/** Each method is one statement on one row, so that concurrent attempts never get past the limit together. */
function createCounter(db: Database, clock: Clock, key: CounterKey) {
  const table = signInFailures;
  const isRow = and(eq(table.emailHash, key.emailHash), eq(table.deviceHash, key.deviceHash));
  const now = clock.now();
  const addMs = (ms: number) => new Date(now.getTime() + ms);
  const hasFailures = sql`${table.failuresExpireAt} > ${sql.param(now, table.failuresExpireAt)}`;
  const failures: SQL<number> = sql`case when ${hasFailures} then ${table.failures} else 0 end`;
  const pending: SQL<number> = sql`case when ${table.pendingExpireAt} > ${sql.param(now, table.pendingExpireAt)} then ${table.pending} else 0 end`;
  const fewerPending = sql`case when ${table.pending} > 0 then ${table.pending} - 1 else 0 end`;

  async function rejectLocked(): Promise<never> {
    const [row] = await db.select().from(table).where(isRow);
    const isLocked = row !== undefined && row.failures >= MAX_FAILURES && row.failuresExpireAt > now;
    const endsAt = isLocked ? row.failuresExpireAt : (row?.pendingExpireAt ?? now);
    throw createTooManyError(endsAt.getTime() - now.getTime());
  }

  return {
    async start() {
      const pendingExpireAt = addMs(PENDING_LASTS_MS);
      const admitted = await db
        .insert(table)
        .values({ ...key, failures: 0, failuresExpireAt: now, pending: 1, pendingExpireAt })
        .onConflictDoUpdate({
          target: [table.emailHash, table.deviceHash],
          set: { failures, pending: sql`${pending} + 1`, pendingExpireAt },
          setWhere: sql`${failures} + ${pending} < ${MAX_FAILURES}`,
        })
        .returning({ pending: table.pending });
      if (admitted.length === 0) await rejectLocked();
    },
    async fail() {
      const failuresExpireAt = sql`case when ${hasFailures} then ${table.failuresExpireAt} else ${sql.param(addMs(FAILURES_LAST_MS), table.failuresExpireAt)} end`;
      await db
        .update(table)
        .set({ failures: sql`${failures} + 1`, failuresExpireAt, pending: fewerPending })
        .where(isRow);
    },
    async withdraw() {
      await db.update(table).set({ pending: fewerPending }).where(isRow);
    },
  };
}
