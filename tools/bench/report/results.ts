import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchReport } from '../bench.ts';

export const RESULTS_FOLDER = join('.cache', 'bench');

export type Machine = { node: string; cores: number; memoryGb?: number; system?: string; load?: number };
/** The saved result of one bench run. */
export type BenchResult = BenchReport & { takenAt: string; machine: Machine };
export type Results = ReadonlyMap<string, BenchResult>;

export const resultFile = (name: string): string => join(RESULTS_FOLDER, `${name}.json`);

/** The newest result of each bench that has ever been run here. */
export function readResults(names: readonly string[]): Results {
  const found = names.filter((name) => existsSync(resultFile(name)));
  return new Map(found.map((name) => [name, JSON.parse(readFileSync(resultFile(name), 'utf8')) as BenchResult]));
}
