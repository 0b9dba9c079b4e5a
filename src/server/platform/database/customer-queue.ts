/**
 * Lets the calls of one customer in this process run one after another. The database would keep them apart too, but each
 * that waits there holds a connection, and an impatient customer must not use up those of all others.
 */
export function createCustomerQueue() {
  const last = new Map<string, Promise<unknown>>();

  return function inTurn<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    const mine = last.get(userId)?.then(work) ?? work();
    const ended = mine.then(
      () => {},
      () => {},
    );
    last.set(userId, ended);
    void ended.then(() => {
      if (last.get(userId) === ended) last.delete(userId);
    });
    return mine;
  };
}
