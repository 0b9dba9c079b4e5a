import type { Clock } from '../clock.ts';
import { isUnavailable, ProviderError } from './payment-provider.ts';

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;

/** Runs the request, or rejects immediately while the circuit is open. */
type Breaker = <Result>(work: () => Promise<Result>) => Promise<Result>;

export const runWithoutBreaker: Breaker = (work) => work();

/**
 * Opens after five consecutive unavailable responses: for 30 seconds every request fails immediately, then a single one
 * probes the provider.
 */
export function createCircuitBreaker(clock: Clock): Breaker {
  let failures = 0;
  let openUntil = 0;
  let isProbing = false;

  const rejectWhileOpen = () => {
    const remainingMs = openUntil - clock.now().getTime();
    if (failures < FAILURES_TO_OPEN || (remainingMs <= 0 && !isProbing)) return;
    throw new ProviderError(
      'unavailable',
      'the payment provider is unavailable',
      Math.max(1, Math.ceil(remainingMs / 1000)),
    );
  };

  return async (work) => {
    rejectWhileOpen();
    isProbing = failures >= FAILURES_TO_OPEN;
    try {
      const result = await work();
      failures = 0;
      return result;
    } catch (error) {
      if (isUnavailable(error)) {
        failures += 1;
        openUntil = clock.now().getTime() + OPEN_MS;
      } else failures = 0;
      throw error;
    } finally {
      isProbing = false;
    }
  };
}
