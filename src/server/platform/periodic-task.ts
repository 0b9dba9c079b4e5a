/**
 * Runs, waits, runs again; the timer does not keep the process alive. The returned function ends it and resolves when
 * nothing is under way any more.
 */
export function startPeriodicTask(everyMs: number, run: () => Promise<unknown>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<unknown> = Promise.resolve();
  let ended = false;
  const round = () => {
    current = run().then(() => {
      if (!ended) timer = setTimeout(round, everyMs).unref();
    });
  };
  round();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await current;
  };
}

/** Waits for the end of something, but not for ever. */
export async function waitAtMost(limitMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
