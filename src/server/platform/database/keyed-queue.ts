/**
 * Runs the tasks of one customer one after another. Row locks would serialise them too, but each waiting task holds a
 * connection, so one impatient customer could exhaust the pool.
 */
export function createCustomerQueue() {
  const lastTasks = new Map<string, Promise<unknown>>();

  return function runInQueue<Result>(userId: string, task: () => Promise<Result>): Promise<Result> {
    const running = lastTasks.get(userId)?.then(task) ?? task();
    const settled = running.then(
      () => {},
      () => {},
    );
    lastTasks.set(userId, settled);
    void settled.then(() => {
      if (lastTasks.get(userId) === settled) lastTasks.delete(userId);
    });
    return running;
  };
}
