import { DelegateBackoff, handleWhen, type IRetryBackoffContext, retry } from 'cockatiel';
import {
  CircuitOpenError,
  isUnavailable,
  KeysRefusedError,
  ProviderError,
  RateLimitError,
} from './payment-provider.ts';

/** One attempt gets 2.5 seconds of the default deadline of 8. */
const ATTEMPT_SHARE = 2.5 / 8;
const PAUSE_SHARE = 0.2 / 8;
/** If 30 % of responses fail, all four attempts fail for 0.8 % of requests. */
const MAX_RETRIES = 3;

/** A retry after a short pause would fail too, unless the provider says how long to wait. */
const isRetryPointless = (error: ProviderError): boolean =>
  error instanceof CircuitOpenError ||
  error instanceof KeysRefusedError ||
  (error instanceof RateLimitError && error.retryAfterSeconds === undefined);

/** Limits the total time of an operation and its retries. */
export type TimeBudget = {
  /** Repeats an idempotent request after `unavailable` errors, as long as the pause ends within this share of the deadline. */
  runWithRetries<Result>(work: (timeoutMs: number) => Promise<Result>, deadlineShare?: number): Promise<Result>;
};

export function startTimeBudget(deadlineMs: number): TimeBudget {
  const startedAt = performance.now();
  const getElapsedMs = () => performance.now() - startedAt;

  const getAttemptMs = () => {
    const ms = Math.min(Math.ceil(deadlineMs * ATTEMPT_SHARE), Math.floor(deadlineMs - getElapsedMs()));
    if (ms <= 0) throw new ProviderError('unavailable', 'the payment provider took too long');
    return ms;
  };

  const getPauseMs = (error: Error) =>
    isUnavailable(error) && error.retryAfterSeconds !== undefined
      ? error.retryAfterSeconds * 1000
      : deadlineMs * PAUSE_SHARE;

  return {
    runWithRetries(work, deadlineShare = 1) {
      const isRetryable = (error: Error) =>
        isUnavailable(error) &&
        !isRetryPointless(error) &&
        getElapsedMs() + getPauseMs(error) < deadlineMs * deadlineShare;
      const backoff = new DelegateBackoff(({ result }: IRetryBackoffContext<unknown>) =>
        'error' in result ? getPauseMs(result.error) : 0,
      );
      return retry(handleWhen(isRetryable), { maxAttempts: MAX_RETRIES, backoff }).execute(() => work(getAttemptMs()));
    },
  };
}
