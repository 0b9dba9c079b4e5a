import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createFailedResult, type Failure, type StageResult, sumResults } from './stage.ts';

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
  const filterByStatus = (...statuses: readonly string[]) =>
    file.assertionResults.filter((assertion) => statuses.includes(assertion.status));
  const describeAssertion = ({ fullName, failureMessages = [], meta }: Assertion) =>
    describeFailure({ file: path, title: fullName, message: failureMessages.join('\n'), ...meta });
  const failures = filterByStatus('failed').map(describeAssertion);
  // A file that fails to load has no assertions but must be counted.
  if (file.status === 'failed' && failures.length === 0) {
    failures.push(describeFailure({ file: path, message: file.message ?? '' }));
  }
  return {
    passed: filterByStatus('passed').length,
    failed: failures.length,
    skipped: filterByStatus('skipped', 'pending', 'todo').length,
    failures,
    retried: filterByStatus('passed')
      .filter(({ failureMessages = [] }) => failureMessages.length > 0)
      .map(describeAssertion),
  };
}

/** Counts the tests in the file that vitest's JSON reporter wrote. */
export function readReport(report: string, describeFailure: DescribeFailure): StageResult {
  if (!existsSync(report)) return createFailedResult(describeFailure({ file: '', message: 'vitest wrote no report.' }));
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: readonly File[] };
  const result = sumResults(testResults.map((file) => countFile(file, describeFailure)));
  return result.passed + result.failed > 0
    ? result
    : createFailedResult(describeFailure({ file: '', message: 'No test ran.' }));
}
