/** `npm run faults -- list | all | <name>`: long runs against real processes, not part of `npm test`. */

import '../../scripts/closed-pipe.ts';
import { killCheckoutsEmbedded, killCheckoutsPostgres } from './checkouts/kill-checkouts.ts';
import { backup } from './database/backup.ts';
import { cartRounds } from './database/cart-rounds.ts';
import { dbRestarts } from './database/db-restarts.ts';
import { modes } from './database/modes.ts';
import { hostileUploads } from './desk/hostile-uploads.ts';
import { killDispatch } from './desk/kill-dispatch.ts';
import { publish } from './desk/kill-publish.ts';
import type { FaultRun } from './fault-run.ts';
import { ledger } from './ledger/check-ledger.ts';
import { clockJump } from './processes/clock-jump.ts';
import { diskFull } from './processes/disk-full.ts';
import { killWrites } from './processes/kill-writes.ts';
import { slowClients } from './processes/slow-clients.ts';
import { stopUnderLoad } from './processes/stop-under-load.ts';
import { providerOutage, providerRecovery } from './provider/provider-outage.ts';
import { providerTimeouts } from './provider/provider-timeouts.ts';
import { webhooks } from './provider/webhooks.ts';
import { twoProcesses } from './sharing/two-processes.ts';
import { upgrade } from './upgrade/upgrade.ts';
import { inputs } from './visits/inputs.ts';
import { load, loadCheckouts, loadPostgres, soak } from './visits/load.ts';
import { passwordResets, signIns } from './visits/sign-ins.ts';

const shopRuns = [stopUnderLoad, slowClients, diskFull, inputs, signIns, passwordResets, modes, killWrites, cartRounds];
const deskRuns = [killDispatch, publish, hostileUploads];
const checkoutRuns = [killCheckoutsEmbedded, killCheckoutsPostgres, webhooks, providerTimeouts, dbRestarts];
const outageRuns = [providerOutage, providerRecovery, clockJump, backup, twoProcesses, upgrade];
const loadRuns = [load, loadPostgres, loadCheckouts, soak];
const runs: readonly FaultRun[] = [...shopRuns, ...deskRuns, ...checkoutRuns, ...outageRuns, ...loadRuns];
/** Only inspects existing data, so it is not part of `all`. */
const allRuns: readonly FaultRun[] = [...runs, ledger];

async function execute(run: FaultRun): Promise<boolean> {
  console.log(`\n== ${run.name}: ${run.summary}`);
  const { observations, violations } = await run.run();
  for (const line of observations) console.log(`   ${line}`);
  for (const line of violations) console.log(`VIOLATED ${line}`);
  console.log(violations.length === 0 ? 'passed' : 'FAILED');
  return violations.length === 0;
}

const requested = process.argv[2] ?? 'list';
const selected = requested === 'all' ? runs : allRuns.filter((run) => run.name === requested);
if (requested === 'list') {
  for (const run of allRuns) console.log(`${run.name.padEnd(18)} ${run.summary}`);
} else if (selected.length === 0) {
  console.error(`Unknown fault run: ${requested}. "npm run faults -- list" lists them.`);
  process.exitCode = 1;
}
for (const run of requested === 'list' ? [] : selected) {
  if (!(await execute(run))) process.exitCode = 1;
}
