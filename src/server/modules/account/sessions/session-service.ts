import { randomUUID } from 'node:crypto';
import type { SignedInDevice } from '#contract/storefront/sessions.ts';
import { describeDevice } from '#domain/account/device-name.ts';
import type { User } from '#server/http/security/bearer-token.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import type { LiveRevocations } from './live-revocations.ts';
import type { SessionRepository } from './session-repository.ts';
import { signSessionToken } from './session-token.ts';

type SessionServiceDeps = {
  db: Database;
  sessions: SessionRepository;
  revocations: Pick<LiveRevocations, 'refresh'>;
  session: { secret: Uint8Array; lifetimeHours: number };
  clock: Clock;
};

type NewSession = {
  userId: string;
  userAgent: string | undefined;
  /** Before the password was read. If all sessions end after that, they end this one too. */
  requestedAt: Date;
  /** Read together with the password. */
  sessionsValidFrom: Date | null;
};

export function createSessionService({ db, sessions, revocations, session, clock }: SessionServiceDeps) {
  const lifetimeMs = Math.round(session.lifetimeHours * 3600) * 1000;

  return {
    /** Returns the token. */
    async start({ userId, userAgent, requestedAt, sessionsValidFrom }: NewSession): Promise<string> {
      const issuedAt = new Date(Math.max(requestedAt.getTime(), sessionsValidFrom?.getTime() ?? 0));
      const expiresAt = new Date(issuedAt.getTime() + lifetimeMs);
      const tokenId = randomUUID();
      await sessions.add({ tokenId, userId, device: describeDevice(userAgent), createdAt: clock.now(), expiresAt });
      return signSessionToken(session.secret, { userId, tokenId, issuedAt, expiresAt });
    },

    /** Ends the caller's token. One without an id stays valid until it expires or all sessions end. */
    async end({ tokenId, tokenExpiresAt }: User): Promise<void> {
      if (tokenId === undefined) return;
      await sessions.denyToken({ tokenId, expiresAt: tokenExpiresAt });
      await revocations.refresh();
    },

    async endAll(userId: string): Promise<void> {
      await runInTransaction(db, (tx) => sessions.endAll(tx, userId, clock.now()));
      await revocations.refresh();
    },

    async listDevices({ id, tokenId }: User): Promise<SignedInDevice[]> {
      const rows = await sessions.list(id, clock.now());
      return rows.map((row) => ({
        device: row.device,
        signedInAt: row.createdAt.toISOString(),
        isCurrent: row.tokenId === tokenId,
      }));
    },
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
