/**
 * `npm test`: runs every stage that a change must pass and ends with the line `X passed, Y failed`.
 * `npm test -- extended` runs only the extended stages (wider variations), `npm test -- browser` one stage,
 * `npm test -- browser FILE -t TITLE` one test of it, and `npm test -- list` lists the stages.
 */
import { runStages } from './testing/stages/run-stages.ts';
import { describeCounts, type Stage } from './testing/stages/stage.ts';
import { stages } from './testing/stages/stages.ts';

/** If the reader of the output goes away, nobody sees the result, so the run must not count as passed. */
process.stdout.on('error', () => process.exit(1));

const [selection, ...vitestArgs] = process.argv.slice(2);

function chooseStages(): readonly Stage[] {
  if (selection === undefined) return stages.filter(({ runsIn }) => runsIn === 'default');
  if (selection === 'extended') return stages.filter(({ runsIn }) => runsIn === 'extended');
  return stages.filter(({ name }) => name === selection);
}

const chosenStages = chooseStages();
if (selection === 'list') {
  for (const { name, summary, runsIn } of stages) console.log(`${name.padEnd(18)} ${runsIn.padEnd(9)} ${summary}`);
} else if (chosenStages.length === 0) {
  console.error(`Unknown stage: ${selection}. "npm test -- list" lists them.`);
  process.exitCode = 1;
} else {
  const result = await runStages(chosenStages, vitestArgs);
  // The last line has exactly two counts.
  console.log(describeCounts({ ...result, skipped: 0 }));
  process.exitCode = result.failed === 0 ? 0 : 1;
}
