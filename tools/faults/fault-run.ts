/** A fault run breaks something in a real shop and reports violated guarantees. */
export type FaultReport = {
  /** Observations for the output. */
  observations: readonly string[];
  /** Violated guarantees; empty means the run passed. */
  violations: readonly string[];
};

export type FaultRun = { name: string; summary: string; run(): Promise<FaultReport> };
