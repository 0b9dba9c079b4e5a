/** Why a change was refused, beyond its message: the object is gone, or has changed since staff saw it. */
type RefusalKind = 'missing' | 'stale';

/** The result of a change that staff ask for. */
export type StaffOutcome<Value> = { ok: true; value: Value } | { ok: false; message: string; kind?: RefusalKind };

type Refusal<Kind extends RefusalKind> = { ok: false; message: string; kind: Kind };

export const refuseMissing = (message: string): Refusal<'missing'> => ({ ok: false, message, kind: 'missing' });
/** The caller reloads the object and shows the conflict. */
export const refuseStale = (message: string): Refusal<'stale'> => ({ ok: false, message, kind: 'stale' });
