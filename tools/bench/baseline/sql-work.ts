/** Messages between the bench and the process that runs statements through the bare driver. */

export type Statement = { text: string; values: unknown[] };
/** The statements one worker repeats. */
export type StatementBatch = {
  /** Setup statements, not measured. */
  before?: readonly Statement[];
  statements: readonly Statement[];
  /** Ids to replace in every repetition. */
  fresh?: readonly string[];
};
export type SqlWork = { durationMs: number; batches: readonly StatementBatch[] };
export type SqlResult = { requests: number; perSecond: number; meanMs: number };
export type Seeded = 'seeded';
export type SqlMessage = { seed: readonly Statement[] } | { work: SqlWork };
