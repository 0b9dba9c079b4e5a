import { readFileSync } from 'node:fs';
import { type Counts, oneFailure, sum } from './stage.ts';

type Assertion = { status: string };
type File = { status: string; assertionResults: readonly Assertion[] };

function countFile(file: File): Counts {
  const having = (...states: readonly string[]) =>
    file.assertionResults.filter((assertion) => states.includes(assertion.status)).length;
  const counts = { passed: having('passed'), failed: having('failed'), skipped: having('skipped', 'pending', 'todo') };
  // A file that cannot even be loaded has no assertions; it must not vanish from the sum.
  return file.status === 'failed' && counts.failed === 0 ? sum([counts, oneFailure]) : counts;
}

/** Counts tests in the file that vitest's JSON reporter wrote. */
export function countReport(path: string): Counts {
  const report = JSON.parse(readFileSync(path, 'utf8')) as { testResults: readonly File[] };
  return sum(report.testResults.map(countFile));
}
