/** What a fault run is: it does something bad to a real shop and says what went wrong, if anything did. */
export type FaultReport = {
  /** What was seen, in a few lines. */
  seen: readonly string[];
  /** Promises that were broken; empty means the run passed. */
  broken: readonly string[];
};

export type FaultRun = { name: string; summary: string; run(): Promise<FaultReport> };
