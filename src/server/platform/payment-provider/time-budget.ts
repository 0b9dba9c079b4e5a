import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable, ProviderError } from './payment-provider.ts';

/** With the default deadline of 8 seconds, one attempt gets 2.5. */
const ATTEMPT_SHARE = 2.5 / 8;
const PAUSE_SHARE = 0.2 / 8;

/** Limits the total time of an operation and its retry. */
export type TimeBudget = {
  /** Returns the timeout of the next attempt; throws when no time is left. */
  getAttemptMs(): number;
  /** Retries once after an `unavailable` error. */
  withOneRetry<Result>(work: (timeoutMs: number) => Promise<Result>): Promise<Result>;
};

export function startTimeBudget(deadlineMs: number): TimeBudget {
  const deadline = performance.now() + deadlineMs;
  const getRemainingMs = () => Math.floor(deadline - performance.now());

  const getAttemptMs = () => {
    const ms = Math.min(Math.ceil(deadlineMs * ATTEMPT_SHARE), getRemainingMs());
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
        const retryAfterSeconds = error.retryAfterSeconds;
        const pauseMs = retryAfterSeconds === undefined ? deadlineMs * PAUSE_SHARE : retryAfterSeconds * 1000;
        // Fails immediately when the requested pause exceeds the remaining time.
        if (pauseMs >= getRemainingMs()) throw error;
        await pause(pauseMs);
        return work(getAttemptMs());
      }
    },
  };
}
