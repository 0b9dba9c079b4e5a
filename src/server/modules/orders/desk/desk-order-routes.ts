import type { DeskData, DeskEndpoint, ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import {
  addOrderNote,
  cancelOrder,
  countOrders,
  dispatchOrders,
  exportOrders,
  getOrder,
  listOrders,
  moveOrder,
  refundOrder,
  resendEmail,
  resolveAlert,
  undoOrderMove,
} from '#contract/desk/orders/orders.ts';
import { getToday } from '#contract/desk/today.ts';
import { ORDER_AUDIT_ACTIONS } from '#domain/orders/order-audit.ts';
import type { Outcome } from '#domain/outcome.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import { bindDeskHandlers } from '#server/http/desk/desk-endpoint-routes.ts';
import { type AuditActor, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { createDispatch, type ReportError } from './dispatch.ts';
import { hideContacts, hideFigures, type InRole, requireRefundPermission } from './order-access.ts';
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
  alerts: { resolve(alertKey: string, resolution: { author: AuditActor; note: string }): Promise<Outcome<unknown>> };
};

const ENDPOINTS = {
  getToday,
  listOrders,
  countOrders,
  exportOrders,
  getOrder,
  moveOrder,
  undoOrderMove,
  cancelOrder,
  refundOrder,
  addOrderNote,
  dispatchOrders,
  resolveAlert,
  resendEmail,
};

type Handler<E extends DeskEndpoint> = (input: ParsedDeskInput<E> & ByStaff & InRole) => Promise<DeskData<E>>;
type DeskOrderHandlers = { readonly [Name in keyof typeof ENDPOINTS]: Handler<(typeof ENDPOINTS)[Name]> };

/** The desk's endpoints about orders. */
export function createDeskOrderRoutes(deps: DeskOrderDeps) {
  const handlers = createDeskOrderHandlers(deps);
  const read = ({ params, staff, actor }: { params: { id: string } } & ByStaff & InRole) =>
    handlers.getOrder({ params, body: {}, staff, actor });
  const respondEmpty = async () => ({});
  return bindDeskHandlers(ENDPOINTS, handlers, {
    moveOrder: read,
    undoOrderMove: read,
    cancelOrder: read,
    refundOrder: read,
    addOrderNote: read,
    resolveAlert: respondEmpty,
    resendEmail: respondEmpty,
  });
}

export function createDeskOrderHandlers(deps: DeskOrderDeps): DeskOrderHandlers {
  const { db, clock, orderActions, alerts, reportError } = deps;
  const lists = createOrderLists({ db, clock });
  const reader = createOrderReader({ db, clock, previewRefund: orderActions.previewRefund });
  const changes = createOrderChanges({ db, clock, orderActions, reader });
  return {
    getToday: hideFigures(createToday({ db, clock })),
    listOrders: lists.list,
    countOrders: lists.count,
    async exportOrders(input) {
      const exported = await lists.exportCsv(input);
      await runInTransaction(db, (tx) => recordExport(tx, input, exported.count, clock.now()));
      return exported;
    },
    getOrder: hideContacts(({ params }) => reader.read(params.id)),
    moveOrder: hideContacts(changes.move),
    undoOrderMove: hideContacts(changes.undo),
    cancelOrder: hideContacts(requireRefundPermission(changes.cancel)),
    refundOrder: hideContacts(changes.refund),
    addOrderNote: hideContacts(changes.addNote),
    dispatchOrders: createDispatch({ db, changeStatus: orderActions.changeStatus, reportError }),
    async resolveAlert({ body, actor }) {
      const outcome = await alerts.resolve(body.alertKey, { author: actor, note: body.note });
      if (!outcome.ok) throw createBadRequestError(outcome.message);
      return {};
    },
    resendEmail: createResendEmail({ db, clock }),
  };
}

/** Omits the search text, which may be personal. */
const recordExport = (
  tx: Database,
  { body, actor }: ParsedDeskInput<typeof exportOrders> & ByStaff,
  count: number,
  at: Date,
) =>
  recordAudit(tx, {
    actor,
    permission: 'customers.export',
    action: ORDER_AUDIT_ACTIONS.listExported,
    objectKind: 'orders',
    objectId: body.tab,
    object: body.tab,
    changes: [
      ...(body.search === '' ? [] : [{ field: 'search', from: null, to: null }]),
      { field: 'count', from: null, to: String(count) },
    ],
    at,
  });
