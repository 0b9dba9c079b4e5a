import { createDeskOrderHandlers } from '#server/modules/orders/desk/desk-order-handlers.ts';
import { createPaymentAlertService } from '#server/modules/payments/payment-alert-service.ts';
import type { AuditActor } from '#server/platform/audit/audit-log.ts';
import type { CheckoutShop } from '../shop/checkout-shop.ts';

/** The handlers of the desk's endpoints about orders, on a test shop. */
export const createDeskOrders = ({ db, clock, orderActions }: Pick<CheckoutShop, 'db' | 'clock' | 'orderActions'>) =>
  createDeskOrderHandlers({
    db,
    clock,
    orderActions,
    alerts: createPaymentAlertService({ db, clock }),
    reportError: () => {},
  });

export const createStaffActor = (name = 'Meera'): AuditActor => ({
  staffId: '00000000-0000-4000-8000-000000000001',
  name,
  requestId: 'request-1',
});

/** A list without any filter. */
export const ALL_ORDERS = {
  tab: 'all',
  search: '',
  status: null,
  from: null,
  to: null,
  sort: 'newest',
  cursor: null,
} as const;
