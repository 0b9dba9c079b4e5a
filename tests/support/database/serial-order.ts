/** One acknowledged call: its effect on a state and its result. */
export type AcknowledgedCall<State> = {
  readonly name: string;
  /** False for reads and rejections. */
  readonly changes: boolean;
  /** The state after the call, or `undefined` if its result would have differed. */
  after(state: State): State | undefined;
};

/**
 * Finds a serial order of the calls that explains their results and the final state, or `undefined`. Takes calls without
 * effect as early as possible: delaying them never helps.
 */
export function findSerialOrder<State>(
  start: State,
  calls: readonly AcknowledgedCall<State>[],
  isEnd: (state: State) => boolean,
): string[] | undefined {
  if (calls.length === 0) return isEnd(start) ? [] : undefined;
  const take = (call: AcknowledgedCall<State>, next: State): string[] | undefined => {
    const others = calls.filter((other) => other !== call);
    const rest = findSerialOrder(next, others, isEnd);
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
