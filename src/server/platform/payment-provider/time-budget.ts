import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable, ProviderError } from './payment-provider.ts';

/** Of the 8 seconds that a whole call may take, one try gets 2.5. */
const ATTEMPT_SHARE = 2.5 / 8;
const PAUSE_SHARE = 0.2 / 8;

/** What is left of the time that somebody is willing to wait. */
export type TimeBudget = {
  /** How long the next try may take; throws when there is nothing left. */
  getAttemptMs(): number;
  /** A try, and after a failure that may pass another one; the second failure is thrown. */
  withOneRetry<Result>(work: (timeoutMs: number) => Promise<Result>): Promise<Result>;
};

export function startTimeBudget(deadlineMs: number): TimeBudget {
  const end = performance.now() + deadlineMs;
  const left = () => Math.floor(end - performance.now());

  const getAttemptMs = () => {
    const ms = Math.min(Math.ceil(deadlineMs * ATTEMPT_SHARE), left());
    if (ms <= 0) throw new ProviderError('unavailable', 'the payment provider took too long');
    return ms;
  };

  return {
    getAttemptMs,
    async withOneRetry(work) {
      try {
        return await work(getAttemptMs());
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        const asked = error.retryAfterSeconds;
        const pauseMs = asked === undefined ? deadlineMs * PAUSE_SHARE : asked * 1000;
        // Whoever is told to wait longer than the caller does may as well say so at once.
        if (pauseMs >= left()) throw error;
        await pause(pauseMs);
        return work(getAttemptMs());
      }
    },
  };
}
