import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  createFailedResult,
  describeCounts,
  type Failure,
  type Stage,
  type StageOptions,
  type StageResult,
  sumResults,
} from './stage.ts';

const LOG_FOLDER = join('.cache', 'test');

type FinishedStage = { stage: Stage; result: StageResult; seconds: number };

/** Runs all stages even after a failure, so one run shows every failure. */
export async function runStages(stages: readonly Stage[], args: readonly string[] = []): Promise<StageResult> {
  mkdirSync(LOG_FOLDER, { recursive: true });
  const startedAt = performance.now();
  const isSingleStage = stages.length === 1;
  const lanes = new Set(stages.map(({ lane }) => lane));
  const runLane = async (lane: Stage['lane']) => {
    const finished: FinishedStage[] = [];
    for (const stage of stages.filter((candidate) => candidate.lane === lane)) {
      const options = isSingleStage ? { args } : { args, logFile: join(LOG_FOLDER, `${stage.name}.log`) };
      finished.push(await runStage(stage, options));
    }
    return finished;
  };
  const finished = (await Promise.all([...lanes].map(runLane))).flat();
  const results = finished.map(({ result }) => result);
  const { failures, retried } = sumResults(results);
  for (const test of retried) console.log(describeTest('PASSED ON THE SECOND TRY', test));
  for (const failure of failures) console.log(describeTest('FAILED', failure));
  console.log(
    `\n${finished.map(describeStage).join('\n')}\n       ${describeTime('all', getSecondsSince(startedAt))}\n`,
  );
  return sumResults(results);
}

async function runStage(stage: Stage, options: StageOptions): Promise<FinishedStage> {
  console.log(`start  ${stage.name}: ${stage.summary}`);
  const startedAt = performance.now();
  const result = await stage.start(options).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    return createFailedResult({ title: stage.name, message, runAlone: `npm test -- ${stage.name}`, evidence: [] });
  });
  const finished = { stage, result, seconds: getSecondsSince(startedAt) };
  console.log(describeStage(finished));
  return finished;
}

const getSecondsSince = (startedAt: number) => (performance.now() - startedAt) / 1000;
const describeTime = (name: string, seconds: number) => `${name.padEnd(18)} ${`${seconds.toFixed(1)} s`.padStart(8)}`;

function describeStage({ stage, result, seconds }: FinishedStage): string {
  const label = result.failed === 0 ? 'ok' : 'FAILED';
  const tests = result.passed + result.failed > 0 ? ` (${describeCounts({ ...result, skipped: 0 })})` : '';
  return `${label.padEnd(6)} ${describeTime(stage.name, seconds)}${tests}`;
}

function describeTest(outcome: string, { title, message, runAlone, evidence }: Failure): string {
  const details = [...message.trim().split('\n').slice(0, 12), `run it alone: ${runAlone}`, ...evidence];
  return `\n${outcome} ${title}\n${details.map((line) => `       ${line}`).join('\n')}`;
}
