/** `npm run faults -- list | all | <name>`: long runs against real processes, apart from `npm test`. */
import { backup } from './backup.ts';
import { cartRounds } from './cart-rounds.ts';
import { clockJump } from './clock-jump.ts';
import { dbRestarts } from './db-restarts.ts';
import { diskFull } from './disk-full.ts';
import type { FaultRun } from './fault-run.ts';
import { inputs } from './inputs.ts';
import { killCheckoutsEmbedded, killCheckoutsPostgres } from './kill-checkouts.ts';
import { killWrites } from './kill-writes.ts';
import { ledger } from './ledger/check-ledger.ts';
import { load, loadCheckouts, loadPostgres, soak } from './load.ts';
import { modes } from './modes.ts';
import { providerOutage } from './provider-outage.ts';
import { providerTimeouts } from './provider-timeouts.ts';
import { signIns } from './sign-ins.ts';
import { slowClients } from './slow-clients.ts';
import { stopUnderLoad } from './stop-under-load.ts';
import { twoProcesses } from './two-processes.ts';
import { webhooks } from './webhooks.ts';

const shopRuns = [stopUnderLoad, slowClients, diskFull, inputs, signIns, modes, killWrites, cartRounds];
const checkoutRuns = [killCheckoutsEmbedded, killCheckoutsPostgres, webhooks, providerTimeouts, dbRestarts];
const weather = [providerOutage, clockJump, backup, twoProcesses];
const loads = [load, loadPostgres, loadCheckouts, soak];
const runs: readonly FaultRun[] = [...shopRuns, ...checkoutRuns, ...weather, ...loads];
/** Looks at what is there instead of doing something to it, so it is no part of `all`. */
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
