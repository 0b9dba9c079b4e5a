import { AppError } from '../app-error.ts';
import { UNAVAILABLE_MESSAGE } from '../error-messages.ts';

const RETRY_AFTER_SECONDS = 2;

type ConcurrencyLimiter = (<Result>(work: () => Promise<Result>) => Promise<Result>) & {
  /** Throws if the queue is full, before the caller does other work. */
  assertCapacity(): void;
};

/**
 * Runs at most `maxConcurrent` tasks, queues at most `maxQueued`, and rejects the rest with 503 and Retry-After, so that a
 * burst of expensive requests cannot exhaust CPU or memory.
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
    if (running >= maxConcurrent && queue.length >= maxQueued) throw createBusyError();
  };
  const waitForSlot = async () => {
    if (running < maxConcurrent) {
      running++;
      return;
    }
    assertCapacity();
    // A finished task passes its slot on, so `running` stays the same.
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  const freeSlot = () => {
    const next = queue.shift();
    if (next) next();
    else running--;
  };

  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await waitForSlot();
    try {
      return await work();
    } finally {
      freeSlot();
    }
  };
  return Object.assign(run, { assertCapacity });
}

const createBusyError = () =>
  new AppError({ status: 503, message: UNAVAILABLE_MESSAGE, retryAfterSeconds: RETRY_AFTER_SECONDS });
