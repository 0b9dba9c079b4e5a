export type Counts = { passed: number; failed: number; skipped: number };

/** A failed test with the command to run it alone and its log files. */
export type Failure = { title: string; message: string; runAlone: string; evidence: readonly string[] };

/** `retried` tests passed on the second try. */
export type StageResult = Counts & { failures: readonly Failure[]; retried: readonly Failure[] };

export type StageOptions = {
  /** Extra arguments for vitest, such as a file. */
  args: readonly string[];
  /** Receives the stage's output; without it, the terminal does. */
  logFile?: string;
};

/** One step of `npm test`. A step without tests counts as one failure if it fails, else as nothing. */
export type Stage = {
  name: string;
  summary: string;
  /** `default` stages run with `npm test`; `named` ones only when requested by name. */
  runsIn: 'default' | 'extended' | 'named';
  /** Lanes run in parallel; the stages of a lane run in sequence. */
  lane: 'code' | 'shop';
  start(options: StageOptions): Promise<StageResult>;
};

export const EMPTY_RESULT: StageResult = { passed: 0, failed: 0, skipped: 0, failures: [], retried: [] };

export const createFailedResult = (failure: Failure): StageResult => ({
  ...EMPTY_RESULT,
  failed: 1,
  failures: [failure],
});

export const sumResults = (results: readonly StageResult[]): StageResult => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
  skipped: results.reduce((total, { skipped }) => total + skipped, 0),
  failures: results.flatMap(({ failures }) => failures),
  retried: results.flatMap(({ retried }) => retried),
});

export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
