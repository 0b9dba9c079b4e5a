import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../run-command.ts';
import {
  createFailedResult,
  type Failure,
  type Stage,
  type StageOptions,
  type StageResult,
  sumResults,
} from './stage.ts';
import { type FailedTest, readReport } from './vitest-report.ts';

const REPORTS = join('.cache', 'test');
const VITEST = join('node_modules', 'vitest', 'vitest.mjs');

type VitestRun = StageOptions & {
  name: string;
  projects: readonly string[];
  tests: 'default' | 'extended' | 'all';
  env?: NodeJS.ProcessEnv;
  /** The program of the Node version to run on. */
  node?: string;
};

const TAG_FILTERS = { default: ['--tags-filter=!extended'], extended: ['--tags-filter=extended'], all: [] };

/** Runs vitest projects and counts their tests from the report, never from the printed text. */
export async function runVitest(run: VitestRun): Promise<StageResult> {
  const { name, projects, tests, env = {}, args, logFile, node = process.execPath } = run;
  mkdirSync(REPORTS, { recursive: true });
  const report = join(REPORTS, `${name}.json`);
  for (const file of [report, logFile]) if (file !== undefined) rmSync(file, { force: true });
  const projectArgs = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, hasTimedOut } = await runCommand(
    node,
    [VITEST, 'run', ...projectArgs, ...TAG_FILTERS[tests], ...reporters, ...args],
    { env: { ...process.env, ...env }, timeoutMs: 30 * 60_000, logFile },
  );
  const describeFailure = ({ file, title, message, evidence = [] }: FailedTest): Failure => ({
    title: [file, title].filter(Boolean).join(' > ') || name,
    message,
    runAlone: ['npm test --', name, file, title && `-t '${escapePattern(title)}'`].filter(Boolean).join(' '),
    evidence: [...evidence, ...(logFile === undefined ? [] : [logFile])].map((path) => `see: ${path}`),
  });
  const result = readReport(report, describeFailure);
  if (code === 0 || result.failed > 0) return result;
  // An unhandled error fails the run although every test passed.
  const message = hasTimedOut ? 'Timed out.' : `vitest exited with code ${code}.`;
  return sumResults([result, createFailedResult(describeFailure({ file: '', message }))]);
}

/** Escapes a title for `-t`, a regular expression in single shell quotes. */
const escapePattern = (title: string) => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", '.');

type VitestStage = Omit<Stage, 'start'> &
  Pick<VitestRun, 'projects' | 'tests'> & {
    /** Environment for the tests, and their teardown. */
    prepare?(): Promise<{ env: NodeJS.ProcessEnv; node?: string; stop?(): Promise<void> }>;
  };

export function createVitestStage({ projects, tests, prepare, ...stage }: VitestStage): Stage {
  return {
    ...stage,
    async start(options) {
      const { stop, ...prepared } = (await prepare?.()) ?? { env: {} };
      try {
        return await runVitest({ ...options, ...prepared, name: stage.name, projects, tests });
      } finally {
        await stop?.();
      }
    },
  };
}
