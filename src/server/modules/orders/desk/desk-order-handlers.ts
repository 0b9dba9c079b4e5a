import type { DeskData, DeskEndpoint, ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import type { DeskEndpoints } from '#contract/desk/desk-endpoints.ts';
import type { Outcome } from '#domain/outcome.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import { type AuditActor, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { createDispatch, type ReportError } from './dispatch.ts';
import { type ByStaff, createOrderChanges, type DeskOrderActions } from './order-changes.ts';
import { createOrderLists } from './order-lists.ts';
import { createOrderReader } from './order-reader.ts';
import { createResendEmail } from './resend-email.ts';
import { createToday } from './today.ts';

type DeskOrderDeps = {
  db: Database;
  clock: Clock;
  orderActions: DeskOrderActions;
  reportError: ReportError;
  alerts: { resolve(alertKey: string, resolution: { by: AuditActor; note: string }): Promise<Outcome<unknown>> };
};

type Handler<E extends DeskEndpoint> = (input: ParsedDeskInput<E> & ByStaff) => Promise<DeskData<E>>;

type OrderEndpointName =
  | 'listOrders'
  | 'countOrders'
  | 'exportOrders'
  | 'getOrder'
  | 'moveOrder'
  | 'undoOrderMove'
  | 'cancelOrder'
  | 'refundOrder'
  | 'addOrderNote'
  | 'dispatchOrders'
  | 'resolveAlert'
  | 'resendEmail'
  | 'getToday';

export type DeskOrderHandlers = { readonly [Name in OrderEndpointName]: Handler<DeskEndpoints[Name]> };

/** The handlers of the desk's endpoints about orders, by endpoint name. */
export function createDeskOrderHandlers({
  db,
  clock,
  orderActions,
  alerts,
  reportError,
}: DeskOrderDeps): DeskOrderHandlers {
  const lists = createOrderLists({ db, clock });
  const reader = createOrderReader({ db, clock, previewRefund: orderActions.previewRefund });
  const changes = createOrderChanges({ db, clock, orderActions, reader });
  return {
    listOrders: lists.list,
    countOrders: lists.count,
    async exportOrders(input) {
      const exported = await lists.exportCsv(input);
      await runInTransaction(db, (tx) => recordExport(tx, input, exported.count, clock.now()));
      return exported;
    },
    getOrder: ({ params }) => reader.read(params.id),
    moveOrder: changes.move,
    undoOrderMove: changes.undo,
    cancelOrder: changes.cancel,
    refundOrder: changes.refund,
    addOrderNote: changes.addNote,
    dispatchOrders: createDispatch({ db, changeStatus: orderActions.changeStatus, reportError }),
    async resolveAlert({ body, actor }) {
      const outcome = await alerts.resolve(body.alertKey, { by: actor, note: body.note });
      if (!outcome.ok) throw createBadRequestError(outcome.message);
      return {};
    },
    resendEmail: createResendEmail({ db, clock }),
    getToday: createToday({ db, clock }),
  };
}

/** Omits the search text, which may be personal. */
const recordExport = (
  tx: Database,
  { body, actor }: ParsedDeskInput<DeskEndpoints['exportOrders']> & ByStaff,
  count: number,
  at: Date,
) =>
  recordAudit(tx, {
    actor,
    permission: 'customers.export',
    action: 'orders exported',
    objectKind: 'orders',
    objectId: body.tab,
    object: body.tab,
    changes: [
      ...(body.search === '' ? [] : [{ field: 'search', from: null, to: null }]),
      { field: 'count', from: null, to: String(count) },
    ],
    at,
  });
