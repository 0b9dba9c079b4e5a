import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  describeCounts,
  type Failure,
  failWith,
  type Stage,
  type StageOptions,
  type StageResult,
  sum,
} from './stage.ts';

const LOGS = join('.cache', 'test');

type FinishedStage = { stage: Stage; result: StageResult; seconds: number };

/** Runs every stage, even after one has failed, so that one run shows all failures. */
export async function runStages(stages: readonly Stage[], args: readonly string[] = []): Promise<StageResult> {
  mkdirSync(LOGS, { recursive: true });
  const started = performance.now();
  const isAlone = stages.length === 1;
  const lanes = new Set(stages.map(({ lane }) => lane));
  const runLane = async (lane: Stage['lane']) => {
    const finished: FinishedStage[] = [];
    for (const stage of stages.filter((candidate) => candidate.lane === lane)) {
      const options = isAlone ? { args } : { args, logFile: join(LOGS, `${stage.name}.log`) };
      finished.push(await runStage(stage, options));
    }
    return finished;
  };
  const finished = (await Promise.all([...lanes].map(runLane))).flat();
  const results = finished.map(({ result }) => result);
  for (const failure of sum(results).failures) console.log(describeFailure(failure));
  console.log(`\n${finished.map(describeStage).join('\n')}\n       ${describeTime('all', secondsSince(started))}\n`);
  return sum(results);
}

async function runStage(stage: Stage, options: StageOptions): Promise<FinishedStage> {
  console.log(`start  ${stage.name}: ${stage.summary}`);
  const started = performance.now();
  const result = await stage.start(options).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    return failWith({ title: stage.name, message, runAlone: `npm test -- ${stage.name}`, evidence: [] });
  });
  const finished = { stage, result, seconds: secondsSince(started) };
  console.log(describeStage(finished));
  return finished;
}

const secondsSince = (started: number) => (performance.now() - started) / 1000;
const describeTime = (name: string, seconds: number) => `${name.padEnd(18)} ${`${seconds.toFixed(1)} s`.padStart(8)}`;

function describeStage({ stage, result, seconds }: FinishedStage): string {
  const verdict = result.failed === 0 ? 'ok' : 'FAILED';
  const tests = result.passed + result.failed > 0 ? ` (${describeCounts({ ...result, skipped: 0 })})` : '';
  return `${verdict.padEnd(6)} ${describeTime(stage.name, seconds)}${tests}`;
}

function describeFailure({ title, message, runAlone, evidence }: Failure): string {
  const details = [...message.trim().split('\n').slice(0, 12), `run it alone: ${runAlone}`, ...evidence];
  return `\nFAILED ${title}\n${details.map((line) => `       ${line}`).join('\n')}`;
}
