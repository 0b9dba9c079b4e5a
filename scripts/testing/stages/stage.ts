export type Counts = { passed: number; failed: number; skipped: number };

/** A failed test: how to run it alone, and where to look. */
export type Failure = { title: string; message: string; runAlone: string; evidence: readonly string[] };

export type StageResult = Counts & { failures: readonly Failure[] };

export type StageOptions = {
  /** Further arguments for vitest, such as a file. */
  args: readonly string[];
  /** Where the output of the stage goes; it is shown on the terminal when there is no file. */
  logFile?: string;
};

/** One step of `npm test`. A step without tests counts as one failure when it fails and as nothing otherwise. */
export type Stage = {
  name: string;
  summary: string;
  /** `named` stages run only when requested by name. */
  run: 'always' | 'extended' | 'named';
  /** Lanes run side by side, the stages of one lane one after the other. */
  lane: 'code' | 'shop';
  start(options: StageOptions): Promise<StageResult>;
};

export const NOTHING_COUNTED: StageResult = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const failWith = (failure: Failure): StageResult => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [failure],
});

export const sum = (results: readonly StageResult[]): StageResult => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
  skipped: results.reduce((total, { skipped }) => total + skipped, 0),
  failures: results.flatMap(({ failures }) => failures),
});

export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
