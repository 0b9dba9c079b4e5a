const queueTails = new WeakMap<object, Promise<unknown>>();

/**
 * Serialises cart changes: each response is the whole cart, so a late one would undo a newer change. `owner` is an
 * object shared by all requests of one store.
 */
export function enqueueCartChange<Result>(owner: object, change: () => Promise<Result>): Promise<Result> {
  const result = (queueTails.get(owner) ?? Promise.resolve()).then(change);
  queueTails.set(
    owner,
    result.catch(() => undefined),
  );
  return result;
}
