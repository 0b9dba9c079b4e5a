import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './run-command.ts';
import { type Counts, nothingCounted, oneFailure, type Stage, sum } from './stage.ts';
import { countReport } from './vitest-report.ts';

const REPORTS = join('.cache', 'test');
/** The project's own tools come first, also when npm did not start us. */
const PATH = [join('node_modules', '.bin'), process.env.PATH].join(delimiter);
const withTools = (env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({ ...process.env, ...env, PATH });

/** A stage that is one program: its exit code decides. */
export function commandStage(name: string, summary: string, program: string, ...args: readonly string[]): Stage {
  return {
    name,
    summary,
    async run() {
      const { code, timedOut } = await runCommand(program, args, { env: withTools() });
      if (timedOut) console.error(`${name} took too long and was ended.`);
      return code === 0 ? nothingCounted : oneFailure;
    },
  };
}

type VitestRun = {
  name: string;
  projects: readonly string[];
  env?: NodeJS.ProcessEnv;
  args?: readonly string[];
};

/** Runs vitest projects and counts their tests from the report, never from the printed text. */
export async function runVitest({ name, projects, env = {}, args = [] }: VitestRun): Promise<Counts> {
  mkdirSync(REPORTS, { recursive: true });
  const report = join(REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, timedOut } = await runCommand('vitest', ['run', ...chosen, ...reporters, ...args], {
    env: withTools(env),
    timeoutMs: 20 * 60_000,
  });
  if (timedOut) console.error(`${name} took too long and was ended.`);
  const counts = readCounts(report);
  // An unhandled error fails the run although every test passed.
  return code !== 0 && counts.failed === 0 ? sum([counts, oneFailure]) : counts;
}

function readCounts(report: string): Counts {
  try {
    const counts = countReport(report);
    if (counts.passed + counts.failed > 0) return counts;
    console.error('No test ran.');
  } catch {
    console.error('vitest wrote no report.');
  }
  return oneFailure;
}
