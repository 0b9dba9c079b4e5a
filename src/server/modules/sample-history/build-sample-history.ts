import type { Product } from '#contract/storefront/catalogue.ts';
import type { PricedLine } from '#domain/cart/priced-line.ts';
import type { SavedDetails } from '#domain/checkout/saved-details.ts';
import { createOrderNumber } from '#domain/orders/order-number.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import type {
  customerSearchTerms,
  userDetails,
  users,
} from '#server/platform/database/tables/account/account-tables.ts';
import type {
  OrderItemRow,
  OrderRow,
  orderEvents,
  orderNotes,
  orderSearchTerms,
  shipments,
} from '#server/platform/database/tables/orders/order-tables.ts';
import { CANCEL_REASONS, listOrderPlans, type OrderPlan } from './order-plans.ts';
import { choosePlacingTime, listSteps, STAFF_NAMES, type TimedStep } from './order-steps.ts';
import { buildCustomerTerms, buildSampleCustomers, type SampleCustomer } from './sample-customers.ts';
import { buildSampleEmails } from './sample-emails.ts';
import { chooseLines, type LineChoice } from './sample-lines.ts';
import { buildSampleMessages, type SampleConversation } from './sample-messages.ts';
import { buildSamplePayments, findCountedPaymentId, type SamplePayments } from './sample-payments.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

type Checkout = { userId: string; lines: readonly PricedLine[]; details: SavedDetails; now: Date };

export type SampleHistoryDeps = {
  readonly products: readonly Product[];
  readonly offersSamples: boolean;
  /** The price that the cart would show. */
  priceLine(choice: LineChoice): readonly PricedLine[];
  /** The order that a checkout would place, with its promised date. */
  draftOrder(checkout: Checkout): { readonly order: OrderRow; readonly items: readonly OrderItemRow[] };
  /** The order's search terms; `trackingNumbers` has one at most. */
  buildSearchTerms(
    order: OrderRow,
    trackingNumbers: readonly string[],
  ): readonly { term: string; isPersonal: boolean }[];
};

type SampleOrderRows = SamplePayments & {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
  readonly events: readonly (typeof orderEvents.$inferInsert)[];
  readonly shipments: readonly (typeof shipments.$inferInsert)[];
  readonly notes: readonly (typeof orderNotes.$inferInsert)[];
  readonly searchTerms: readonly (typeof orderSearchTerms.$inferInsert)[];
};

type SampleHistory = {
  readonly users: readonly (typeof users.$inferInsert)[];
  readonly userDetails: readonly (typeof userDetails.$inferInsert)[];
  readonly customerTerms: readonly (typeof customerSearchTerms.$inferInsert)[];
  readonly orders: readonly SampleOrderRows[];
  readonly conversations: readonly SampleConversation[];
  readonly emails: ReturnType<typeof buildSampleEmails>;
};

const SEED = 'sample history';
const MINUTE_MS = 60_000;
const SUPERSEDED_BEFORE_MS = 18 * MINUTE_MS;
const COURIERS = ['Delhivery', 'Blue Dart', 'DTDC', 'India Post'];
/** The workshop's city: no courier. */
const OWN_DELIVERY_CITY = 'Ahmedabad';
const NOTE_PERCENT = 25;
const NOTES = [
  'Called the customer: somebody is at home after 4 pm.',
  'The customer sent a photo of the wall. Measurements confirmed.',
  'Please pack with extra edge protection, third floor without a lift.',
  'Cut from the new roll; the old one has a shade difference.',
  'The customer asks for the GST invoice in the company name.',
];

/** Builds the same history in every shop with this catalogue; only its days depend on `now`. */
export function buildSampleHistory(deps: SampleHistoryDeps, now: Date): SampleHistory {
  const random = createSeededRandom(SEED);
  const customers = buildSampleCustomers(random);
  const plans = listOrderPlans(customers.length);
  const placingTimes = choosePlacingTimes(plans, now, random);
  const orders = plans.flatMap((plan, index) => {
    const [customer, placedAt] = [customers[plan.customer], placingTimes[index]];
    return customer && placedAt ? [buildOrder(deps, plan, { customer, placedAt, now, random })] : [];
  });
  return {
    users: customers.map((customer) => buildUser(customer, orders)),
    userDetails: customers.map(({ userId, details }) => ({ userId, ...details })),
    customerTerms: customers.flatMap(buildCustomerTerms),
    orders,
    conversations: buildSampleMessages(customers, random, now),
    emails: buildSampleEmails(
      orders.flatMap(({ events }) => events),
      random,
    ),
  };
}

/** A superseded order was placed just before the order that replaced it. */
function choosePlacingTimes(plans: readonly OrderPlan[], now: Date, random: SeededRandom): readonly Date[] {
  const times = plans.map(({ daysAgo }) => choosePlacingTime(daysAgo, now, random));
  return times.map((time, index) => {
    const next = times[index + 1];
    const isReplaced = plans[index]?.ending === 'superseded' && next;
    return isReplaced ? new Date(next.getTime() - SUPERSEDED_BEFORE_MS) : time;
  });
}

function buildUser({ userId, name, details }: SampleCustomer, orders: readonly SampleOrderRows[]) {
  const firstOrder = orders.find(({ order }) => order.userId === userId)?.order;
  const createdAt = new Date((firstOrder?.createdAt.getTime() ?? 0) - 10 * MINUTE_MS);
  const { email, phone } = details;
  return { id: userId, email, name, phone, createdAt, emailVerifiedAt: createdAt, isSample: true };
}

type OrderContext = { customer: SampleCustomer; placedAt: Date; now: Date; random: SeededRandom };

function buildOrder(deps: SampleHistoryDeps, plan: OrderPlan, context: OrderContext): SampleOrderRows {
  const { customer, placedAt, now, random } = context;
  const lines = chooseLines(deps, random).flatMap((choice) => deps.priceLine(choice));
  const draft = deps.draftOrder({ userId: customer.userId, lines, details: customer.details, now: placedAt });
  const steps = listSteps(plan.ending, placedAt, now, random);
  const placed: OrderRow = {
    ...draft.order,
    id: random.createUuid(),
    orderNumber: createOrderNumber(random.createBytes(10)),
    status: steps.at(-1)?.to ?? ORDER_STATUS.pendingPayment,
    cancelReason: CANCEL_REASONS[plan.ending] ?? null,
    paidAt: steps.find(({ to }) => to === ORDER_STATUS.paid)?.at ?? null,
    version: steps.length + 1,
    isSample: true,
  };
  const payments = buildSamplePayments({ order: placed, ending: plan.ending, steps }, random);
  const order = { ...placed, paymentId: findCountedPaymentId(payments.payments) };
  const orderId = order.id;
  const orderShipments = buildShipments(order, steps, random);
  const trackingNumbers = orderShipments.flatMap(({ trackingNumber }) => trackingNumber ?? []);
  return {
    ...payments,
    order,
    items: draft.items.map((item) => ({ ...item, orderId })),
    events: buildEvents(order, steps),
    shipments: orderShipments,
    notes: buildNotes(order, steps, random),
    searchTerms: deps.buildSearchTerms(order, trackingNumbers).map((term) => ({ orderId, ...term })),
  };
}

function buildEvents({ id: orderId, createdAt }: OrderRow, steps: readonly TimedStep[]) {
  const placed = { to: ORDER_STATUS.pendingPayment, cause: 'placed', actor: 'customer', at: createdAt } as const;
  const all = [{ ...placed, note: null, by: null }, ...steps];
  return all.map(({ to, ...event }, index) => {
    const previous = all[index - 1];
    return { orderId, seq: index + 1, fromStatus: previous ? previous.to : null, toStatus: to, ...event };
  });
}

function buildShipments({ id: orderId, city }: OrderRow, steps: readonly TimedStep[], random: SeededRandom) {
  const shipped = steps.find(({ to }) => to === ORDER_STATUS.shipped);
  if (!shipped) return [];
  const sent =
    city === OWN_DELIVERY_CITY
      ? { courier: null, trackingNumber: null }
      : { courier: random.pick(COURIERS), trackingNumber: random.createDigits(12) };
  return [{ orderId, ...sent, shippedAt: shipped.at }];
}

function buildNotes({ id: orderId }: OrderRow, steps: readonly TimedStep[], random: SeededRandom) {
  const paid = steps.find(({ to }) => to === ORDER_STATUS.paid);
  const next = steps.find(({ to }) => to === ORDER_STATUS.processing) ?? paid;
  if (!next || !random.isLikely(NOTE_PERCENT)) return [];
  return [{ id: random.createUuid(), orderId, text: random.pick(NOTES), by: random.pick(STAFF_NAMES), at: next.at }];
}
