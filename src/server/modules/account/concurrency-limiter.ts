import { UNAVAILABLE } from '#server/http/error-messages.ts';
import { AppError } from '../../http/app-error.ts';

const RETRY_AFTER_SECONDS = 2;

type ConcurrencyLimiter = (<Result>(work: () => Promise<Result>) => Promise<Result>) & {
  /** Throws if the queue is full, before the caller does other work. */
  assertCapacity(): void;
};

/**
 * Runs at most `maxConcurrent` tasks, queues at most `maxQueued`, and rejects the rest with 503 and Retry-After, so that a
 * burst of sign-ins cannot exhaust CPU or memory.
 */
export function createConcurrencyLimiter({
  maxConcurrent,
  maxQueued,
}: {
  maxConcurrent: number;
  maxQueued: number;
}): ConcurrencyLimiter {
  const queue: (() => void)[] = [];
  let running = 0;

  const assertCapacity = () => {
    if (running >= maxConcurrent && queue.length >= maxQueued) throw busyError();
  };
  const enter = async () => {
    if (running < maxConcurrent) {
      running++;
      return;
    }
    assertCapacity();
    // A finished task passes its slot on, so `running` stays the same.
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else running--;
  };

  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
  return Object.assign(run, { assertCapacity });
}

const busyError = () => new AppError({ status: 503, message: UNAVAILABLE, retryAfterSeconds: RETRY_AFTER_SECONDS });
