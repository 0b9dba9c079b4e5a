import { UNAVAILABLE } from '#server/http/responses/error-answer.ts';
import { AppError } from '../../http/app-error.ts';

const RETRY_AFTER_SECONDS = 2;

type BoundedWork = (<Result>(work: () => Promise<Result>) => Promise<Result>) & {
  /** Refuses when the line is full: for whoever would otherwise do other work first. */
  expectRoom(): void;
};

/**
 * At most `atOnce` pieces of work run, at most `waiting` wait in line; whoever comes on top is told to come back, at no
 * cost. So a storm of sign-ins cannot take the shop's processors or memory.
 */
export function createBoundedWork({ atOnce, waiting }: { atOnce: number; waiting: number }): BoundedWork {
  const line: (() => void)[] = [];
  let running = 0;

  const expectRoom = () => {
    if (running >= atOnce && line.length >= waiting) throw busy();
  };
  const enter = async () => {
    if (running < atOnce) {
      running++;
      return;
    }
    expectRoom();
    // Whoever leaves hands its place on, so `running` stays as it is.
    await new Promise<void>((resolve) => line.push(resolve));
  };
  const leave = () => {
    const next = line.shift();
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
  return Object.assign(run, { expectRoom });
}

const busy = () => new AppError({ status: 503, message: UNAVAILABLE, retryAfterSeconds: RETRY_AFTER_SECONDS });
