import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type { removeSampleHistory as endpoint } from '#contract/desk/today.ts';
import type { AuditActor } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { removeSampleHistory } from './remove-sample-history.ts';

/** Handlers of the desk's endpoints, by name. */
export const createSampleHistoryHandlers = ({ db, clock }: { db: Database; clock: Clock }) => ({
  removeSampleHistory: async ({ actor }: { actor: AuditActor }): Promise<DeskData<typeof endpoint>> => ({
    removedOrders: await removeSampleHistory({ db, clock, actor }),
  }),
});
