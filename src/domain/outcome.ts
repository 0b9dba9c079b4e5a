/** The result of a rule: the accepted value, or a message for the shopper. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; message: string };

export const accept = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });
export const refuse = (message: string): { ok: false; message: string } => ({ ok: false, message });
