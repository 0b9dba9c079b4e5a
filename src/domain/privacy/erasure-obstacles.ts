/** The obstacles that postpone an erasure: until they are settled, the shop needs the customer's details. */
import { RETURN_WITHIN_DAYS } from '../shell/policy-figures.ts';

export type ErasureObstacle = {
  readonly kind: 'order' | 'payment' | 'refund' | 'alert';
  readonly orderNumber: string;
};

const REASONS: Readonly<Record<ErasureObstacle['kind'], (order: string) => string>> = {
  order: (order) => `Order ${order} hasn't been delivered yet.`,
  payment: (order) => `A payment for order ${order} may still arrive.`,
  refund: (order) => `A refund for order ${order} is on its way.`,
  alert: (order) => `We're still clarifying a payment for order ${order}.`,
};

/** One sentence for the customer. */
export const describeObstacle = ({ kind, orderNumber }: ErasureObstacle): string => REASONS[kind](orderNumber);

/** A postponed erasure follows soon after the delivery, long before the time for returns is over. */
export const RETURN_ADVICE = `If you may want to return an order (within ${RETURN_WITHIN_DAYS} days of delivery), keep your account until then: after the erasure we no longer have your email or phone number.`;
