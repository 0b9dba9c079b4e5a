/** One acknowledged call: its effect on a state and its result. */
export type AcknowledgedCall<State> = {
  readonly name: string;
  /** False for reads and rejections. */
  readonly isChange: boolean;
  /** Returns the state after the call, or `undefined` if its result would have differed. */
  applyTo(state: State): State | undefined;
};

/**
 * Finds a serial order of the calls that explains their results and the final state, or `undefined`. Places calls without
 * effect as early as possible: delaying them never helps.
 */
export function findSerialOrder<State>(
  start: State,
  calls: readonly AcknowledgedCall<State>[],
  isEnd: (state: State) => boolean,
): string[] | undefined {
  if (calls.length === 0) return isEnd(start) ? [] : undefined;
  const placeFirst = (call: AcknowledgedCall<State>, next: State): string[] | undefined => {
    const others = calls.filter((other) => other !== call);
    const rest = findSerialOrder(next, others, isEnd);
    return rest && [call.name, ...rest];
  };
  const readOnlyCall = calls.find((call) => !call.isChange && call.applyTo(start) !== undefined);
  if (readOnlyCall) return placeFirst(readOnlyCall, start);
  for (const call of calls) {
    const next = call.applyTo(start);
    const order = next === undefined ? undefined : placeFirst(call, next);
    if (order) return order;
  }
  return undefined;
}
