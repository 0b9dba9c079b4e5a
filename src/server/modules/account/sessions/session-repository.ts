import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import {
  deniedTokens,
  revocationState,
  sessionCutoffs,
  sessions,
} from '#server/platform/database/tables/account/session-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';

type Session = typeof sessions.$inferSelect;
type Token = { readonly tokenId: string; readonly expiresAt: Date };
type Cutoff = { readonly userId: string; readonly validFrom: Date };
/** Revocations since an earlier version. */
type RevocationChanges = { readonly denied: readonly Token[]; readonly cutoffs: readonly Cutoff[] };

const STATE_ID = 'revocations';
const MAX_LISTED_SESSIONS = 20;

export function createSessionRepository(db: Database) {
  return {
    async add(session: Session): Promise<void> {
      await db.insert(sessions).values(session);
    },

    /** Newest first. */
    list: (userId: string, now: Date): Promise<Session[]> =>
      db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.createdAt), desc(sessions.tokenId))
        .limit(MAX_LISTED_SESSIONS),

    denyToken: ({ tokenId, expiresAt }: Token): Promise<void> =>
      runInTransaction(db, async (tx) => {
        await tx.delete(sessions).where(eq(sessions.tokenId, tokenId));
        const version = await nextVersion(tx);
        await tx.insert(deniedTokens).values({ tokenId, expiresAt, version }).onConflictDoNothing();
      }),

    /**
     * Ends all sessions of an account in the caller's transaction. The time is a whole second, because tokens count whole
     * seconds, and grows each time; the next sign-in's token is not older than it. Returns the time.
     */
    async endAll(tx: Database, userId: string, now: Date): Promise<Date> {
      await tx.delete(sessions).where(eq(sessions.userId, userId));
      const version = await nextVersion(tx);
      const [previous] = await tx.select().from(sessionCutoffs).where(eq(sessionCutoffs.userId, userId));
      const lastSecond = Math.max(Math.floor(now.getTime() / 1000), (previous?.validFrom.getTime() ?? 0) / 1000);
      const validFrom = new Date((lastSecond + 1) * 1000);
      await tx
        .insert(sessionCutoffs)
        .values({ userId, validFrom, version })
        .onConflictDoUpdate({ target: sessionCutoffs.userId, set: { validFrom, version } });
      return validFrom;
    },

    async readVersion(): Promise<number> {
      const [state] = await db.select().from(revocationState).where(eq(revocationState.id, STATE_ID));
      return state?.version ?? 0;
    },

    async readSince(version: number): Promise<RevocationChanges> {
      const denied = await db.select().from(deniedTokens).where(gt(deniedTokens.version, version));
      const cutoffs = await db.select().from(sessionCutoffs).where(gt(sessionCutoffs.version, version));
      return { denied, cutoffs };
    },
  };
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;

async function nextVersion(tx: Database): Promise<number> {
  const [state] = await tx
    .insert(revocationState)
    .values({ id: STATE_ID, version: 1 })
    .onConflictDoUpdate({ target: revocationState.id, set: { version: sql`${revocationState.version} + 1` } })
    .returning();
  if (!state) throw new Error('The revocation version was not stored.');
  return state.version;
}
