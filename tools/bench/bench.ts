/** What a measurement is: a name, a sentence, and a run that ends in figures. */
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
  /** Words after the name on the command line. */
  args: readonly string[];
  /** Tells the person waiting what is going on. */
  say(line: string): void;
};

export type Bench = { name: string; summary: string; run(context: BenchContext): Promise<BenchReport> };
