const last = new WeakMap<object, Promise<unknown>>();

/**
 * Changes of the cart go one after the other: every answer is the whole cart, and one that overtook another would bring
 * back what is gone. `owner` is whatever all calls of one store share.
 */
export function inTurn<Result>(owner: object, change: () => Promise<Result>): Promise<Result> {
  const turn = (last.get(owner) ?? Promise.resolve()).then(change);
  last.set(
    owner,
    turn.catch(() => undefined),
  );
  return turn;
}
