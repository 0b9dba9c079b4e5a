import { randomUUID } from 'node:crypto';
import { removeSampleHistory } from '#server/modules/sample-history/remove-sample-history.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { getOperatorName } from '../commands/operator-name.ts';

/** Returns what to print. */
export async function removeSamples(db: Database): Promise<string> {
  const actor = { staffId: null, name: getOperatorName(), requestId: randomUUID() };
  const count = await removeSampleHistory({ db, clock: systemClock, actor });
  return count === 0
    ? 'The database contains no sample history.'
    : `${count} sample ${count === 1 ? 'order' : 'orders'} removed, with customers and messages.`;
}
