/**
 * Runs the task repeatedly with a pause in between; the timer does not keep the process alive. Returns a function that
 * stops it and resolves when the current run has finished.
 */
export function startPeriodicTask(intervalMs: number, run: () => Promise<unknown>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const runAndSchedule = () => {
    current = run().then(() => {
      if (!isStopped) timer = setTimeout(runAndSchedule, intervalMs).unref();
    });
  };
  runAndSchedule();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current;
  };
}

/** Resolves when the work settles or after `limitMs`. */
export async function waitAtMost(limitMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
