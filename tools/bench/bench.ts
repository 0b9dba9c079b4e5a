/** A measurement: name, summary and a run that returns figures. */
export type Row = Readonly<Record<string, string | number>>;

export type BenchReport = {
  /** Readable figures, one table per heading. */
  tables: readonly { heading: string; rows: readonly Row[] }[];
  /** Goals that were missed, as sentences; they do not stop the run. */
  missed: readonly string[];
  /** Everything measured, for the JSON file. */
  figures: unknown;
};

type BenchContext = {
  /** Command-line arguments after the name. */
  args: readonly string[];
  /** Prints progress. */
  log(line: string): void;
};

export type Bench = { name: string; summary: string; run(context: BenchContext): Promise<BenchReport> };
