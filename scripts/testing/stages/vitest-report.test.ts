import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { describeCounts } from './stage.ts';
import { type FailedTest, readReport } from './vitest-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const report = join(folder, 'report.json');
const describeFailure = ({ file, title = 'the file', message }: FailedTest) => ({
  title: `${file}: ${title}`,
  message,
  runAlone: '',
  evidence: [],
});

it('counts tests, and a file that fails to load as one failure; names tests that were tried twice', () => {
  const fullName = 'the cart adds up';
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'passed',
      assertionResults: [
        { status: 'passed' },
        { status: 'passed', fullName: 'the slider turns', failureMessages: ['4 is not 5'] },
        { status: 'skipped' },
      ],
    },
    {
      name: 'b.test.ts',
      status: 'failed',
      assertionResults: [{ status: 'passed' }, { status: 'failed', fullName, failureMessages: ['1 is not 2'] }],
    },
    { name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  writeFileSync(report, JSON.stringify({ testResults }));
  const { failures, retried, ...counts } = readReport(report, describeFailure);
  expect(counts).toEqual({ passed: 3, failed: 2, skipped: 1 });
  expect(failures.map(({ title, message }) => `${title}: ${message}`)).toEqual([
    'b.test.ts: the cart adds up: 1 is not 2',
    'c.test.ts: the file: no such module',
  ]);
  expect(retried.map(({ title }) => title)).toEqual(['a.test.ts: the slider turns']);
});

it('fails when no test ran or there is no report', () => {
  writeFileSync(report, JSON.stringify({ testResults: [] }));
  expect(readReport(report, describeFailure).failed).toBe(1);
  expect(readReport(join(folder, 'none.json'), describeFailure).failed).toBe(1);
});

it('omits skipped tests from the summary when there are none', () => {
  expect(describeCounts({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(describeCounts({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
});
