import type { DeskCustomer } from '#contract/desk/customers/desk-customer.ts';
import type { StaffMember } from '#contract/desk/staff.ts';

/** A customer with one order that nothing keeps from being erased. */
export const createDeskCustomer = (changes: Partial<DeskCustomer> = {}): DeskCustomer => ({
  id: 'c1',
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  city: 'Ahmedabad',
  state: 'Gujarat',
  orderCount: 1,
  paidPaise: 108_000,
  lastOrderAt: '2026-01-01T20:00:00.000Z',
  createdAt: '2025-12-01T10:00:00.000Z',
  isSample: false,
  addressLines: ['12 Lake Road', 'Ahmedabad 380015', 'Gujarat, India'],
  contactEmail: null,
  signIn: { hasLogin: true, emailVerifiedAt: null, lastSignInAt: null, lockedUntil: null, devices: [] },
  orders: [{ id: 'o1', orderNumber: 'AAN-1', status: 4, amountPaise: 108_000, createdAt: '2026-01-01T20:00:00.000Z' }],
  messages: [],
  keptMessages: { count: 0, listed: [] },
  notes: [],
  consents: [],
  erasure: { requestedAt: null, requestedBy: null, obstacles: [], keptOrders: 1, keptUntil: '2033-12-31' },
  ...changes,
});

/** The signed-in owner of `createStaff` has the id 's1'. */
export const createMember = (changes: Partial<StaffMember> = {}): StaffMember => ({
  id: 's2',
  name: 'Ravi Teja',
  email: 'ravi@shop.example',
  role: 'support',
  hasSecondFactor: false,
  isDisabled: false,
  createdAt: '2025-12-01T10:00:00.000Z',
  lastSeenAt: null,
  version: 3,
  ...changes,
});
