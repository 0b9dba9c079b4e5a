import * as z from 'zod/mini';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import { type DeskOrder, type DeskOrderRow, deskOrderSchema } from '#contract/desk/orders/desk-order.ts';
import type { CurrentStaff } from '#contract/desk/staff.ts';
import type { getToday } from '#contract/desk/today.ts';
import { getPermissions, type Role } from '#domain/staff/permissions.ts';
import { createSampleOrder } from '../samples/order-samples.ts';

export const createStaff = (role: Role = 'owner', changes: Partial<CurrentStaff> = {}): CurrentStaff => ({
  id: 's1',
  name: 'Meera Shah',
  email: 'meera@example.in',
  role,
  permissions: [...getPermissions(role)],
  hasSecondFactor: true,
  mustSetUpSecondFactor: false,
  shopName: 'Aangan',
  shopMode: 'demo',
  shopOrigin: 'http://localhost:3000',
  hasMailServer: true,
  ...changes,
});

type Today = DeskData<typeof getToday>;

/** A day on which nobody needs anything. */
export const createToday = (changes: Partial<Today> = {}): Today => ({
  day: '2026-01-02',
  newOrders: 0,
  inProduction: 0,
  overdueOrders: 0,
  openAlerts: 0,
  failedEmails: 0,
  openMessages: 0,
  overdueMessages: 0,
  failedReplies: 0,
  receivedTodayPaise: null,
  refundedTodayPaise: null,
  waiting: [],
  sales: null,
  hasSampleHistory: false,
  ...changes,
});

/** A paid order as a row of the list. */
export const createOrderRow = (changes: Partial<DeskOrderRow> = {}): DeskOrderRow => ({
  id: 'o1',
  orderNumber: 'AAN-23456789AB',
  status: 1,
  version: 1,
  createdAt: '2026-01-01T19:55:00.000Z',
  paidAt: '2026-01-01T20:00:00.000Z',
  promisedOn: '2026-01-20',
  amountPaise: 108_000,
  customerName: 'Asha Rao',
  city: 'Ahmedabad',
  state: 'Gujarat',
  pieceCount: 2,
  summary: 'Basant Vine',
  attention: [],
  isSample: false,
  ...changes,
});

/** A paid order that staff may start, cancel and refund. */
export function createDeskOrder(changes: Partial<DeskOrder> = {}): DeskOrder {
  const { items, customerEmail, customerPhone, addressLine1, addressLine2, postalCode } = createSampleOrder();
  return z.parse(deskOrderSchema, {
    ...createOrderRow(),
    cancelReason: null,
    roundOffPaise: 0,
    refundedPaise: 0,
    refundablePaise: 108_000,
    customerId: 'c1',
    customerEmail,
    customerPhone,
    addressLine1,
    addressLine2,
    postalCode,
    country: 'India',
    items,
    shipment: null,
    moves: [2, 6],
    undoTo: null,
    payments: [],
    refunds: [],
    alerts: [],
    emails: [],
    timeline: [{ at: '2026-01-01T20:00:00.000Z', kind: 'status', title: 'Paid', detail: null, by: 'Payment provider' }],
    ...changes,
  });
}
