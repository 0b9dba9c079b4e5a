import type { Clock } from '../clock.ts';
import { isUnavailable, ProviderError } from './payment-provider.ts';

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;

/** Runs a try, or refuses at once because the ones before it all failed. */
type Breaker = <Result>(work: () => Promise<Result>) => Promise<Result>;

export const noBreaker: Breaker = (work) => work();

/**
 * After five tries in a row without an answer nobody waits for another one: for half a minute every try fails at once,
 * then a single one may find out whether the provider is back.
 */
export function createCircuitBreaker(clock: Clock): Breaker {
  let failures = 0;
  let openUntil = 0;
  let isProbing = false;

  const refuseWhileOpen = () => {
    const leftMs = openUntil - clock.now().getTime();
    if (failures < FAILURES_TO_OPEN || (leftMs <= 0 && !isProbing)) return;
    throw new ProviderError('unavailable', 'the payment provider is away', Math.max(1, Math.ceil(leftMs / 1000)));
  };

  return async (work) => {
    refuseWhileOpen();
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
