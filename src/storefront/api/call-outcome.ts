/** How a call ended. Each noun's slice turns the failures into its own sentence of the error catalogue. */
export type CallOutcome =
  | { kind: 'ok'; status: number; json: unknown }
  /** 2xx, but `succeeded` is false. */
  | { kind: 'refused'; status: number; text: string; message: string | undefined }
  /** 2xx, but not JSON. */
  | { kind: 'notJson'; status: number; text: string }
  /** `isJson` is false for a gateway's own error page. */
  | { kind: 'httpError'; status: number; text: string; message: string | undefined; isJson: boolean }
  /** No answer at all; `reason` is the exception's message, which may be empty. */
  | { kind: 'unreachable'; reason: string };

export type CallFailure = Exclude<CallOutcome, { kind: 'ok' }>;

/** For calls of whose answer nothing is read. Our reading: then success may come without a body (204). */
export function failureOf(outcome: CallOutcome): CallFailure | undefined {
  const isDone = outcome.kind === 'ok' || (outcome.kind === 'notJson' && outcome.text.trim() === '');
  return isDone ? undefined : outcome;
}
