/** What a rule answers: the value it accepted, or the one sentence that tells the shopper what is wrong. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; message: string };

export const accepted = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });
export const refused = (message: string): { ok: false; message: string } => ({ ok: false, message });
