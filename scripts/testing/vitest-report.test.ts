import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { describeCounts } from './stage.ts';
import { countReport } from './vitest-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('counts tests, and a file that could not be loaded as one failure', () => {
  const report = join(folder, 'report.json');
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }, { status: 'skipped' }] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
  ];
  writeFileSync(report, JSON.stringify({ testResults }));
  expect(countReport(report)).toEqual({ passed: 3, failed: 2, skipped: 1 });
});

it('says nothing of skipped tests when there are none', () => {
  expect(describeCounts({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(describeCounts({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
});
