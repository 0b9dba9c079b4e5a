import type { CancelReason } from '#domain/orders/order-status.ts';

/** How far an order has come: the last step of its history. */
export type OrderEnding =
  | 'open'
  | 'undecided'
  | 'paid'
  | 'processing'
  | 'shipped'
  | 'delivered'
  | 'failed'
  | 'expired'
  | 'superseded'
  | 'cancelledByCustomer'
  | 'cancelledByShop'
  | 'refundFailed'
  | 'refundedBeforeWork'
  | 'refundedAfterDelivery';

export type OrderPlan = {
  readonly daysAgo: number;
  readonly ending: OrderEnding;
  /** A superseded order has the customer of the order that follows it. */
  readonly customer: number;
};

/** Old enough for every status; processing for 19 days or more is overdue. */
const DAYS_AGO: Readonly<Record<OrderEnding, readonly number[]>> = {
  open: [0.01],
  undecided: [1.2],
  paid: [18, 2, 1.5, 1, 0.6, 0.3, 0.1],
  processing: [24, 21, 19, 9, 7, 6, 5, 4, 3],
  shipped: [27, 12, 11, 10, 9, 8],
  delivered: [89, 87, 84, 81, 78, 75, 72, 69, 66, 63, 60, 57, 53, 50, 47, 44, 40, 37, 34, 31, 29, 25],
  failed: [70, 38, 8.5],
  expired: [55, 16],
  superseded: [46.5, 11],
  cancelledByCustomer: [17],
  cancelledByShop: [42],
  refundFailed: [5.5],
  refundedBeforeWork: [61, 32, 20],
  refundedAfterDelivery: [76, 48],
};

export const CANCEL_REASONS: Partial<Record<OrderEnding, CancelReason>> = {
  expired: 'expired',
  superseded: 'superseded',
  cancelledByCustomer: 'customer',
  cancelledByShop: 'shop',
  refundFailed: 'shop',
};

/** Returns all orders, oldest first. */
export function listOrderPlans(customerCount: number): readonly OrderPlan[] {
  const endings = Object.entries(DAYS_AGO) as [OrderEnding, readonly number[]][];
  const plans = endings
    .flatMap(([ending, days]) => days.map((daysAgo) => ({ daysAgo, ending })))
    .sort((a, b) => b.daysAgo - a.daysAgo);
  let customer = 0;
  return plans.map((plan) => ({
    ...plan,
    customer: (plan.ending === 'superseded' ? customer : customer++) % customerCount,
  }));
}
