import { removeSampleHistory as endpoint } from '#contract/desk/today.ts';
import { bindDeskHandlers } from '#server/http/desk/desk-endpoint-routes.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { removeSampleHistory } from './remove-sample-history.ts';

/** The desk's endpoint about the sample history. */
export const createSampleHistoryRoutes = ({ db, clock }: { db: Database; clock: Clock }) =>
  bindDeskHandlers(
    { removeSampleHistory: endpoint },
    {
      removeSampleHistory: async ({ actor }) => ({ removedOrders: await removeSampleHistory({ db, clock, actor }) }),
    },
  );
