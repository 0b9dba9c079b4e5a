import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { StaffSession } from '#server/http/desk/staff-session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { staff, staffSessions } from '#server/platform/database/tables/staff-tables.ts';
import type { StaffDescriptions } from './staff-descriptions.ts';

const MINUTE_MS = 60_000;
const MAX_IDLE_MS = 30 * MINUTE_MS;
const MAX_SESSION_MS = 12 * 60 * MINUTE_MS;
const SEEN_INTERVAL_MS = MINUTE_MS;

type SessionDeps = { db: Database; clock: Clock; mustSetUpSecondFactor: StaffDescriptions['mustSetUpSecondFactor'] };

/** The cookie has a random token, the database its hash. */
export function createStaffSessions({ db, clock, mustSetUpSecondFactor }: SessionDeps) {
  const subtractMs = (now: Date, ms: number) => new Date(now.getTime() - ms);

  return {
    /** Returns the token of a new session. */
    async start(tx: Database, staffId: string): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + MAX_SESSION_MS);
      const tokenHash = hashToken(token);
      await tx.insert(staffSessions).values({ tokenHash, staffId, createdAt, lastSeenAt: createdAt, expiresAt });
      return token;
    },

    /** One query with every request; writes at most once a minute, and only for what a person did. */
    async find(token: string, isUnattended = false): Promise<StaffSession | undefined> {
      const now = clock.now();
      const tokenHash = hashToken(token);
      const isAlive = and(
        eq(staffSessions.tokenHash, tokenHash),
        gt(staffSessions.expiresAt, now),
        gt(staffSessions.lastSeenAt, subtractMs(now, MAX_IDLE_MS)),
        isNull(staff.disabledAt),
      );
      const [found] = await db
        .select({ row: staff, lastSeenAt: staffSessions.lastSeenAt })
        .from(staffSessions)
        .innerJoin(staff, eq(staff.id, staffSessions.staffId))
        .where(isAlive);
      if (!found) return undefined;
      if (!isUnattended && found.lastSeenAt <= subtractMs(now, SEEN_INTERVAL_MS))
        await db.update(staffSessions).set({ lastSeenAt: now }).where(eq(staffSessions.tokenHash, tokenHash));
      const { id, name, role } = found.row;
      return { staff: { id, name, role }, mustSetUpSecondFactor: mustSetUpSecondFactor(found.row) };
    },

    async end(token: string): Promise<void> {
      await db.delete(staffSessions).where(eq(staffSessions.tokenHash, hashToken(token)));
    },
  };
}

export type StaffSessions = ReturnType<typeof createStaffSessions>;

export async function endAllSessions(tx: Database, staffId: string): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
}

/** Keeps the session of this token. */
export async function endOtherSessions(tx: Database, staffId: string, token: string | undefined): Promise<void> {
  const isOther = token === undefined ? undefined : ne(staffSessions.tokenHash, hashToken(token));
  await tx.delete(staffSessions).where(and(eq(staffSessions.staffId, staffId), isOther));
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
