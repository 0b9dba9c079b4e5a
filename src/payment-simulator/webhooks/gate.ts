type Gate = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Lets only so many tasks run at once; the others wait in line. */
export function createGate(atOnce: number): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
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
