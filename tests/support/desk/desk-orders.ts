import { createDeskOrderHandlers } from '#server/modules/orders/desk/desk-order-routes.ts';
import { createPaymentAlertService } from '#server/modules/payments/payment-alert-service.ts';
import type { AuditActor } from '#server/platform/audit/audit-log.ts';
import type { CheckoutShop } from '../shop/checkout-shop.ts';

type Handlers = ReturnType<typeof createDeskOrderHandlers>;
type OwnersHandlers = {
  readonly [Name in keyof Handlers]: (
    input: Omit<Parameters<Handlers[Name]>[0], 'staff'>,
  ) => ReturnType<Handlers[Name]>;
};

/** The handlers of the desk's endpoints about orders, on a test shop, for an owner. */
export function createDeskOrders({ db, clock, orderActions }: Pick<CheckoutShop, 'db' | 'clock' | 'orderActions'>) {
  const alerts = createPaymentAlertService({ db, clock });
  const handlers = createDeskOrderHandlers({ db, clock, orderActions, alerts, reportError: () => {} });
  const staff = { role: 'owner' } as const;
  const bound = Object.entries(handlers).map(([name, handle]) => [
    name,
    (input: object) => handle({ ...input, staff } as never),
  ]);
  return Object.fromEntries(bound) as unknown as OwnersHandlers;
}

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
