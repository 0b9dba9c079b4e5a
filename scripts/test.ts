/**
 * `npm test`: runs every stage that a change must pass and ends with the line `N passed, N failed`.
 * `npm test -- extended` runs more variations, `npm test -- browser` one stage, `npm test -- browser FILE -t TITLE` one
 * test of it, and `npm test -- list` names the stages.
 */
import { runStages } from './testing/stages/run-stages.ts';
import { describeCounts, type Stage } from './testing/stages/stage.ts';
import { stages } from './testing/stages/stages.ts';

const [first, ...rest] = process.argv.slice(2);

function chooseStages(): readonly Stage[] {
  if (first === undefined) return stages.filter(({ run }) => run === 'always');
  if (first === 'extended') return stages.filter(({ run }) => run === 'extended');
  return stages.filter(({ name }) => name === first);
}

const chosenStages = chooseStages();
if (first === 'list') {
  for (const { name, summary, run } of stages) console.log(`${name.padEnd(18)} ${run.padEnd(9)} ${summary}`);
} else if (chosenStages.length === 0) {
  console.error(`Unknown stage: ${first}. "npm test -- list" names them.`);
  process.exitCode = 1;
} else {
  const result = await runStages(chosenStages, rest);
  console.log(describeCounts({ ...result, skipped: 0 }));
  process.exitCode = result.failed === 0 ? 0 : 1;
}
