/**
 * Runs the tasks of one key, such as a customer, one after another. Row locks would serialise them too, but each waiting
 * task holds a connection, so one impatient customer could exhaust the pool.
 */
export function createKeyedQueue() {
  const lastTasks = new Map<string, Promise<unknown>>();

  return function runInQueue<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const running = lastTasks.get(key)?.then(task) ?? task();
    const settled = running.then(
      () => {},
      () => {},
    );
    lastTasks.set(key, settled);
    void settled.then(() => {
      if (lastTasks.get(key) === settled) lastTasks.delete(key);
    });
    return running;
  };
}
