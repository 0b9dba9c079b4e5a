import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type { DeskOrder, OrderConflict } from '#contract/desk/orders/desk-order.ts';
import type { getToday } from '#contract/desk/today.ts';
import { hasPermission, type Role } from '#domain/staff/permissions.ts';
import { AppError, ConflictError } from '#server/http/app-error.ts';
import type { DeskOrderHandlers } from './desk-order-handlers.ts';

type InRole = { readonly staff: { readonly role: Role } };
type HandlersInRole = {
  readonly [Name in keyof DeskOrderHandlers]: (
    input: Parameters<DeskOrderHandlers[Name]>[0] & InRole,
  ) => ReturnType<DeskOrderHandlers[Name]>;
};

/** Checks beyond the endpoint's permission: the money of a cancellation, and fields of a response. */
export function limitByRole(handlers: DeskOrderHandlers): HandlersInRole {
  const hideContacts =
    <Input>(handler: (input: Input) => Promise<DeskOrder>) =>
    async (input: Input & InRole): Promise<DeskOrder> => {
      const { role } = input.staff;
      return hideContactsOf(await handler(input).catch(rethrowWithoutContacts(role)), role);
    };
  const cancel = hideContacts(handlers.cancelOrder);
  return {
    ...handlers,
    getToday: async (input) => hideFigures(await handlers.getToday(input), input.staff.role),
    getOrder: hideContacts(handlers.getOrder),
    moveOrder: hideContacts(handlers.moveOrder),
    undoOrderMove: hideContacts(handlers.undoOrderMove),
    async cancelOrder(input) {
      if (input.body.amountPaise > 0 && !hasPermission(input.staff.role, 'refunds.approve'))
        throw new AppError({
          status: 403,
          message: "Your role can't refund. Please ask a manager to cancel this order.",
        });
      return cancel(input);
    },
    refundOrder: hideContacts(handlers.refundOrder),
    addOrderNote: hideContacts(handlers.addOrderNote),
  };
}

/** Staff who ship parcels need the phone. */
function hideContactsOf(order: DeskOrder, role: Role): DeskOrder {
  if (hasPermission(role, 'customers.view')) return order;
  const needsPhone = hasPermission(role, 'orders.move');
  return { ...order, customerEmail: null, customerPhone: needsPhone ? order.customerPhone : null };
}

const rethrowWithoutContacts =
  (role: Role) =>
  (error: unknown): never => {
    if (!(error instanceof ConflictError) || !isOrderConflict(error.data)) throw error;
    throw new ConflictError(error.message, { ...error.data, order: hideContactsOf(error.data.order, role) });
  };

const isOrderConflict = (data: unknown): data is OrderConflict =>
  typeof data === 'object' && data !== null && 'order' in data;

function hideFigures(today: DeskData<typeof getToday>, role: Role): DeskData<typeof getToday> {
  if (hasPermission(role, 'reports.view')) return today;
  return { ...today, receivedTodayPaise: null, refundedTodayPaise: null, sales: null };
}
