import type { Clock } from '#server/platform/clock.ts';
import type { SessionRepository } from './session-repository.ts';

type TokenFacts = {
  readonly userId: string;
  readonly tokenId: string | undefined;
  /** In seconds, as in the claim `iat`. */
  readonly issuedAt: number | undefined;
};

/** The revoked tokens in memory; follows the database within a second. */
export type LiveRevocations = {
  isRevoked(token: TokenFacts): boolean;
  /** Reads new revocations now. Never rejects, because the session has ended already: the next poll follows. */
  refresh(): Promise<void>;
  close(): void;
};

type LiveRevocationsOptions = {
  repository: Pick<SessionRepository, 'readVersion' | 'readSince'>;
  clock: Clock;
  /** Called when the database fails; requests with a token fail then too. */
  onError(error: unknown): void;
  pollIntervalMs?: number;
};

const POLL_INTERVAL_MS = 400;

export async function startLiveRevocations({
  repository,
  clock,
  onError,
  pollIntervalMs = POLL_INTERVAL_MS,
}: LiveRevocationsOptions): Promise<LiveRevocations> {
  const deniedUntilMs = new Map<string, number>();
  const validFromSeconds = new Map<string, number>();
  let currentVersion = 0;
  let isClosed = false;

  async function read(): Promise<void> {
    const version = await repository.readVersion();
    if (version === currentVersion) return;
    const { denied, cutoffs } = await repository.readSince(currentVersion);
    const nowMs = clock.now().getTime();
    for (const [tokenId, expiresAtMs] of deniedUntilMs) if (expiresAtMs < nowMs) deniedUntilMs.delete(tokenId);
    for (const { tokenId, expiresAt } of denied) deniedUntilMs.set(tokenId, expiresAt.getTime());
    // Refreshes can overlap, so an older time may arrive after a newer one.
    for (const { userId, validFrom } of cutoffs)
      validFromSeconds.set(userId, Math.max(validFrom.getTime() / 1000, validFromSeconds.get(userId) ?? 0));
    currentVersion = Math.max(currentVersion, version);
  }

  await read();
  const reportError = (error: unknown) => {
    if (!isClosed) onError(error);
  };
  const refresh = () => read().catch(reportError);
  // Schedules the next poll after the last one ends, so that polls never overlap.
  const poll = () => refresh().finally(schedule);
  let timer: NodeJS.Timeout | undefined;
  function schedule(): void {
    if (!isClosed) timer = setTimeout(poll, pollIntervalMs).unref();
  }
  schedule();

  return {
    isRevoked({ userId, tokenId, issuedAt }) {
      if (tokenId !== undefined && deniedUntilMs.has(tokenId)) return true;
      const validFrom = validFromSeconds.get(userId);
      return validFrom !== undefined && (issuedAt === undefined || issuedAt < validFrom);
    },
    refresh,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
