/** A fault run breaks something in a real shop and reports broken promises. */
export type FaultReport = {
  /** Observations for the output. */
  seen: readonly string[];
  /** Broken promises; empty means the run passed. */
  broken: readonly string[];
};

export type FaultRun = { name: string; summary: string; run(): Promise<FaultReport> };
