/** One call as it was answered: what it would do to a state, and what it said. */
export type Acknowledged<State> = {
  readonly name: string;
  /** False for what never changes anything: a read, a refusal. */
  readonly changes: boolean;
  /** The state after the call when it starts from this one, or `undefined` when it would not have said what it said. */
  after(state: State): State | undefined;
};

/**
 * The names of the calls in an order in which they could have happened one after another to end like this, or
 * `undefined`. What changes nothing is taken as soon as it fits: waiting could not help it or others.
 */
export function serialOrder<State>(
  start: State,
  calls: readonly Acknowledged<State>[],
  isEnd: (state: State) => boolean,
): string[] | undefined {
  if (calls.length === 0) return isEnd(start) ? [] : undefined;
  const take = (call: Acknowledged<State>, next: State): string[] | undefined => {
    const others = calls.filter((other) => other !== call);
    const rest = serialOrder(next, others, isEnd);
    return rest && [call.name, ...rest];
  };
  const idle = calls.find((call) => !call.changes && call.after(start) !== undefined);
  if (idle) return take(idle, start);
  for (const call of calls) {
    const next = call.after(start);
    const order = next === undefined ? undefined : take(call, next);
    if (order) return order;
  }
  return undefined;
}
