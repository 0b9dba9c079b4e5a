import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type { DeskOrder, OrderConflict } from '#contract/desk/orders/desk-order.ts';
import type { getToday } from '#contract/desk/today.ts';
import { hasPermission, type Role } from '#domain/staff/permissions.ts';
import { AppError, ConflictError } from '#server/http/app-error.ts';
import { orderSearch, orderSearchWithoutContacts } from '../search/search-terms.ts';

type Today = DeskData<typeof getToday>;
export type InRole = { readonly staff: { readonly role: Role } };

/** Hides contacts from roles that don't need them, in the order and in a conflict about it. */
export const hideContacts =
  <Input>(handler: (input: Input) => Promise<DeskOrder>) =>
  async (input: Input & InRole): Promise<DeskOrder> => {
    const { role } = input.staff;
    return hideContactsOf(await handler(input).catch(rethrowWithoutContacts(role)), role);
  };

/** Keeps roles from finding an order by contacts that they don't see. */
export const chooseSearch = (role: Role) =>
  hasPermission(role, 'customers.view') ? orderSearch : orderSearchWithoutContacts;

/** A cancellation that refunds money needs more than the endpoint's permission. */
export const requireRefundPermission =
  <Input extends { readonly body: { readonly amountPaise: number } }>(handler: (input: Input) => Promise<DeskOrder>) =>
  async (input: Input & InRole): Promise<DeskOrder> => {
    if (input.body.amountPaise > 0 && !hasPermission(input.staff.role, 'refunds.approve'))
      throw new AppError({
        status: 403,
        message: "Your role can't refund. Please ask a manager to cancel this order.",
      });
    return handler(input);
  };

export const hideFigures =
  (readToday: () => Promise<Today>) =>
  async ({ staff }: InRole): Promise<Today> => {
    const today = await readToday();
    if (hasPermission(staff.role, 'reports.view')) return today;
    return { ...today, receivedTodayPaise: null, refundedTodayPaise: null, sales: null };
  };

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
