export type Counts = { passed: number; failed: number; skipped: number };

/** One step of `npm test`. A step that is not made of tests counts as one failure when it fails and as nothing else. */
export type Stage = {
  name: string;
  summary: string;
  /** Runs only when it is named. */
  isExtra?: boolean;
  run(): Promise<Counts>;
};

export const nothingCounted: Counts = { passed: 0, failed: 0, skipped: 0 };
export const oneFailure: Counts = { passed: 0, failed: 1, skipped: 0 };

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce(
    (total, counts) => ({
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
    }),
    nothingCounted,
  );

export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function runStage(stage: Stage): Promise<Counts> {
  try {
    return await stage.run();
  } catch (error) {
    console.error(reason(error));
    return oneFailure;
  }
}

/** Runs every stage, also after one has failed: a change should hear of all its faults at once. */
export async function runStages(stages: readonly Stage[]): Promise<Counts> {
  const lines: string[] = [];
  const results: Counts[] = [];
  const begun = performance.now();
  for (const stage of stages) {
    console.log(`\n== ${stage.name}: ${stage.summary}`);
    const stageBegun = performance.now();
    const counts = await runStage(stage);
    results.push(counts);
    const verdict = counts.failed === 0 ? 'ok' : 'FAILED';
    const tests = counts.passed + counts.failed + counts.skipped > 0 ? ` (${describeCounts(counts)})` : '';
    const line = `${verdict.padEnd(6)} ${stage.name.padEnd(18)} ${seconds(performance.now() - stageBegun).padStart(8)}${tests}`;
    lines.push(line);
    console.log(line);
  }
  console.log(`\n${lines.join('\n')}\n       ${'all'.padEnd(18)} ${seconds(performance.now() - begun).padStart(8)}\n`);
  return sum(results);
}
