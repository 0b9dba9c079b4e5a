import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Failure, failWith, type StageResult, sum } from './stage.ts';

/** Browser tests put the paths of their screenshots and console output into `meta`. */
type Assertion = {
  status: string;
  fullName: string;
  failureMessages?: readonly string[];
  meta?: { evidence?: readonly string[] };
};
type File = { name: string; status: string; message?: string; assertionResults: readonly Assertion[] };
export type FailedTest = { file: string; title?: string; message: string; evidence?: readonly string[] };
type DescribeFailure = (test: FailedTest) => Failure;

function countFile(file: File, describeFailure: DescribeFailure): StageResult {
  const path = relative(process.cwd(), file.name);
  const having = (...states: readonly string[]) =>
    file.assertionResults.filter((assertion) => states.includes(assertion.status));
  const failures = having('failed').map(({ fullName, failureMessages = [], meta }) =>
    describeFailure({ file: path, title: fullName, message: failureMessages.join('\n'), ...meta }),
  );
  // A file that cannot even be loaded has no assertions; it must not vanish from the sum.
  if (file.status === 'failed' && failures.length === 0) {
    failures.push(describeFailure({ file: path, message: file.message ?? '' }));
  }
  return {
    passed: having('passed').length,
    failed: failures.length,
    skipped: having('skipped', 'pending', 'todo').length,
    failures,
  };
}

/** Counts the tests in the file that vitest's JSON reporter wrote. */
export function readReport(report: string, describeFailure: DescribeFailure): StageResult {
  if (!existsSync(report)) return failWith(describeFailure({ file: '', message: 'vitest wrote no report.' }));
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: readonly File[] };
  const result = sum(testResults.map((file) => countFile(file, describeFailure)));
  return result.passed + result.failed > 0 ? result : failWith(describeFailure({ file: '', message: 'No test ran.' }));
}
