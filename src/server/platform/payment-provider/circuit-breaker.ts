import { BrokenCircuitError, CircuitState, circuitBreaker, handleWhen, SamplingBreaker } from 'cockatiel';
import { CircuitOpenError, isUnavailable, RateLimitError } from './payment-provider.ts';

/** Opens when more than three quarters of the last ten seconds' requests failed, but not before ten requests. */
const SAMPLING = { threshold: 0.75, duration: 10_000, minimumRps: 1 };
const OPEN_SECONDS = 1;

/** Runs the request, or rejects immediately while the circuit is open. */
type Breaker = <Result>(work: () => Promise<Result>) => Promise<Result>;

export const runWithoutBreaker: Breaker = (work) => work();

/** Judges the provider by its failure ratio; once open, it lets one request a second through as a probe (decision 014). */
export function createCircuitBreaker(): Breaker {
  const policy = circuitBreaker(
    handleWhen((error) => isUnavailable(error) && !(error instanceof RateLimitError)),
    { breaker: new SamplingBreaker(SAMPLING), halfOpenAfter: OPEN_SECONDS * 1000 },
  );
  return async (work) => {
    // The library would let other requests wait for the probe, which may take as long as its timeout.
    if (policy.state === CircuitState.HalfOpen) throw new CircuitOpenError(OPEN_SECONDS);
    try {
      return await policy.execute(work);
    } catch (error) {
      throw error instanceof BrokenCircuitError ? new CircuitOpenError(OPEN_SECONDS) : error;
    }
  };
}
