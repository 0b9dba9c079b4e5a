import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchReport } from '../bench.ts';

export const RESULTS_FOLDER = join('.cache', 'bench');

export type Machine = { node: string; cores: number; memoryGb?: number; system?: string; load?: number };
/** The saved result of one bench run. */
export type BenchResult = BenchReport & { takenAt: string; machine: Machine };
export type Results = ReadonlyMap<string, BenchResult>;

export const getResultFile = (name: string): string => join(RESULTS_FOLDER, `${name}.json`);

/** The latest saved result of each bench, if any. */
export function readResults(names: readonly string[]): Results {
  const found = names.filter((name) => existsSync(getResultFile(name)));
  return new Map(found.map((name) => [name, JSON.parse(readFileSync(getResultFile(name), 'utf8')) as BenchResult]));
}
