/** `npm run faults -- list | all | <name>`: long runs against real processes, apart from `npm test`. */

import { killCheckoutsEmbedded, killCheckoutsPostgres } from './checkouts/kill-checkouts.ts';
import { backup } from './database/backup.ts';
import { cartRounds } from './database/cart-rounds.ts';
import { dbRestarts } from './database/db-restarts.ts';
import { modes } from './database/modes.ts';
import type { FaultRun } from './fault-run.ts';
import { ledger } from './ledger/check-ledger.ts';
import { clockJump } from './processes/clock-jump.ts';
import { diskFull } from './processes/disk-full.ts';
import { killWrites } from './processes/kill-writes.ts';
import { slowClients } from './processes/slow-clients.ts';
import { stopUnderLoad } from './processes/stop-under-load.ts';
import { providerOutage } from './provider/provider-outage.ts';
import { providerTimeouts } from './provider/provider-timeouts.ts';
import { webhooks } from './provider/webhooks.ts';
import { twoProcesses } from './sharing/two-processes.ts';
import { inputs } from './visits/inputs.ts';
import { load, loadCheckouts, loadPostgres, soak } from './visits/load.ts';
import { signIns } from './visits/sign-ins.ts';

const shopRuns = [stopUnderLoad, slowClients, diskFull, inputs, signIns, modes, killWrites, cartRounds];
const checkoutRuns = [killCheckoutsEmbedded, killCheckoutsPostgres, webhooks, providerTimeouts, dbRestarts];
const weather = [providerOutage, clockJump, backup, twoProcesses];
const loads = [load, loadPostgres, loadCheckouts, soak];
const runs: readonly FaultRun[] = [...shopRuns, ...checkoutRuns, ...weather, ...loads];
/** Only inspects existing data, so it is not part of `all`. */
const named: readonly FaultRun[] = [...runs, ledger];

async function play(run: FaultRun): Promise<boolean> {
  console.log(`\n== ${run.name}: ${run.summary}`);
  const { seen, broken } = await run.run();
  for (const line of seen) console.log(`   ${line}`);
  for (const line of broken) console.log(`BROKEN ${line}`);
  console.log(broken.length === 0 ? 'held' : 'FAILED');
  return broken.length === 0;
}

const asked = process.argv[2] ?? 'list';
const chosen = asked === 'all' ? runs : named.filter((run) => run.name === asked);
if (asked === 'list') {
  for (const run of named) console.log(`${run.name.padEnd(18)} ${run.summary}`);
} else if (chosen.length === 0) {
  console.error(`There is no fault run called ${asked}. "npm run faults -- list" names them.`);
  process.exitCode = 1;
}
for (const run of asked === 'list' ? [] : chosen) {
  if (!(await play(run))) process.exitCode = 1;
}
