/** `npm run faults -- list | all | <name>`: long runs against real processes, apart from `npm test`. */
import type { FaultRun } from './fault-run.ts';
import { stopUnderLoad } from './stop-under-load.ts';

const runs: readonly FaultRun[] = [stopUnderLoad];

async function play(run: FaultRun): Promise<boolean> {
  console.log(`\n== ${run.name}: ${run.summary}`);
  const { seen, broken } = await run.run();
  for (const line of seen) console.log(`   ${line}`);
  for (const line of broken) console.log(`BROKEN ${line}`);
  console.log(broken.length === 0 ? 'held' : 'FAILED');
  return broken.length === 0;
}

const asked = process.argv[2] ?? 'list';
const chosen = asked === 'all' ? runs : runs.filter((run) => run.name === asked);
if (asked === 'list') {
  for (const run of runs) console.log(`${run.name.padEnd(18)} ${run.summary}`);
} else if (chosen.length === 0) {
  console.error(`There is no fault run called ${asked}. "npm run faults -- list" names them.`);
  process.exitCode = 1;
}
for (const run of asked === 'list' ? [] : chosen) {
  if (!(await play(run))) process.exitCode = 1;
}
