type ConcurrencyLimit = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Runs at most `maxRunning` tasks at a time; queues the rest. */
export function createConcurrencyLimit(maxRunning: number): ConcurrencyLimit {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= maxRunning) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
