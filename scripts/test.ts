/**
 * `npm test`: runs every stage and closes with the line `N passed, N failed`.
 * `npm test -- unit browser` runs only the stages named, `npm test -- list` names them.
 */
import { describeCounts, runStages, type Stage } from './testing/stage.ts';
import { stages } from './testing/stages.ts';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => name !== 'list' && !stages.some((stage) => stage.name === name));

if (asked.includes('list')) {
  for (const stage of stages) console.log(`${stage.name.padEnd(18)} ${stage.summary}`);
} else if (unknown.length > 0) {
  console.error(`Unknown stage: ${unknown.join(', ')}. "npm test -- list" names them.`);
  process.exitCode = 1;
} else {
  const isChosen = ({ name, isExtra }: Stage) => (asked.length === 0 ? !isExtra : asked.includes(name));
  const chosen = stages.filter(isChosen);
  const counts = await runStages(chosen);
  // What was skipped stands in the lines of the stages; the last line has one form for whoever reads it.
  console.log(describeCounts({ ...counts, skipped: 0 }));
  process.exitCode = counts.failed === 0 ? 0 : 1;
}
