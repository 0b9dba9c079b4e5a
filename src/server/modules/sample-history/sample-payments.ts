import { PAYMENT_WINDOW_MS } from '#domain/payments/payment-check-schedule.ts';
import type { ProviderPaymentState } from '#domain/payments/payment-verdict.ts';
import type { RefundState } from '#domain/payments/refund-rules.ts';
import type { AttemptState } from '#domain/payments/settlement.ts';
import type { OrderRow } from '#server/platform/database/tables/orders/order-tables.ts';
import type {
  PaymentAlertRow,
  PaymentAttemptRow,
  ProviderPaymentRow,
  RefundRow,
} from '#server/platform/database/tables/orders/payment-tables.ts';
import type { OrderEnding } from './order-plans.ts';
import type { TimedStep } from './order-steps.ts';
import type { SeededRandom } from './seeded-random.ts';

export type SamplePayments = {
  readonly attempts: readonly PaymentAttemptRow[];
  readonly payments: readonly ProviderPaymentRow[];
  readonly refunds: readonly RefundRow[];
  readonly alerts: readonly PaymentAlertRow[];
};

type SampleOrder = { readonly order: OrderRow; readonly ending: OrderEnding; readonly steps: readonly TimedStep[] };

const ATTEMPT_STATES: Partial<Record<OrderEnding, AttemptState>> = {
  open: 'active',
  undecided: 'active',
  failed: 'expired',
  expired: 'expired',
  superseded: 'terminated',
};

const REFUND_STATES: Partial<Record<OrderEnding, RefundState>> = {
  cancelledByCustomer: 'pending',
  cancelledByShop: 'pending',
  refundFailed: 'failed',
  refundedBeforeWork: 'success',
  refundedAfterDelivery: 'success',
};

const DECLINED_MESSAGES = [
  'The bank declined the payment.',
  'The UPI request was not approved in time.',
  'The card has not enough balance.',
];
const DECLINED_FIRST_PERCENT = 15;
const DAY_MS = 86_400_000;

/** Builds what the shop would know from the provider. No check is ever due: the provider knows none of it. */
export function buildSamplePayments(sample: SampleOrder, random: SeededRandom): SamplePayments {
  const payments = buildPayments(sample, random);
  const refunds = buildRefunds(sample, random);
  return {
    attempts: [buildAttempt(sample, payments, random)],
    payments,
    refunds,
    alerts: buildAlerts(sample, payments, refunds),
  };
}

/** The provider's id of the payment that counts: the successful one, or the latest failed one. */
export const findCountedPaymentId = (payments: readonly ProviderPaymentRow[]): string | null =>
  payments.findLast(({ state }) => state !== 'PENDING')?.paymentId ?? null;

function buildAttempt(
  { order, ending }: SampleOrder,
  payments: readonly ProviderPaymentRow[],
  random: SeededRandom,
): PaymentAttemptRow {
  return {
    providerOrderId: order.orderNumber,
    orderId: order.id,
    attemptNumber: 1,
    state: ATTEMPT_STATES[ending] ?? 'paid',
    paymentSessionId: `session_sample_${random.createDigits(16)}`,
    pendingPaymentId: payments.find(({ state }) => state === 'PENDING')?.paymentId ?? null,
    createdAt: order.createdAt,
    expiresAt: new Date(order.createdAt.getTime() + PAYMENT_WINDOW_MS),
    nextCheckAt: null,
    checkCount: 1,
  };
}

function buildPayments({ order, ending }: SampleOrder, random: SeededRandom): ProviderPaymentRow[] {
  const buildPayment = (state: ProviderPaymentState, lastReportedAt: Date): ProviderPaymentRow => ({
    paymentId: random.createDigits(13),
    providerOrderId: order.orderNumber,
    orderId: order.id,
    state,
    amountPaise: order.amountPaise,
    message: state === 'FAILED' ? random.pick(DECLINED_MESSAGES) : null,
    lastReportedAt,
  });
  const aMinuteLater = new Date(order.createdAt.getTime() + 60_000);
  if (order.paidAt) {
    const declined = random.isLikely(DECLINED_FIRST_PERCENT) ? [buildPayment('FAILED', aMinuteLater)] : [];
    return [...declined, buildPayment('SUCCESS', order.paidAt)];
  }
  if (ending === 'undecided') return [buildPayment('PENDING', aMinuteLater)];
  return ending === 'failed' ? [buildPayment('FAILED', aMinuteLater)] : [];
}

function buildRefunds({ order, ending, steps }: SampleOrder, random: SeededRandom): RefundRow[] {
  const state = REFUND_STATES[ending];
  if (state === undefined) return [];
  const lastStep = steps.at(-1);
  const cancelled = steps.find(({ to }) => to === 6);
  const requestedAt = cancelled?.at ?? new Date((lastStep?.at ?? order.createdAt).getTime() - DAY_MS);
  return [
    {
      refundId: `refund_${order.orderNumber.replaceAll('-', '')}_1`,
      orderId: order.id,
      providerOrderId: order.orderNumber,
      amountPaise: order.amountPaise,
      state,
      providerRefundId: state === 'failed' ? null : random.createDigits(10),
      duplicatePaymentId: null,
      reason: cancelled ? 'order cancelled' : 'refunded by the shop',
      note: cancelled ? null : 'A seam opened in the first week; the customer sent photos.',
      createdAt: requestedAt,
      nextCheckAt: null,
      checkCount: 1,
    },
  ];
}

function buildAlerts(
  { order, ending }: SampleOrder,
  payments: readonly ProviderPaymentRow[],
  refunds: readonly RefundRow[],
): PaymentAlertRow[] {
  const buildAlert = (kind: PaymentAlertRow['kind'], about: string, createdAt: Date, details: object) => ({
    alertKey: `${kind}:${about}`,
    orderId: order.id,
    kind,
    details: JSON.stringify(details),
    createdAt,
    resolvedAt: null,
    resolvedBy: null,
    resolution: null,
  });
  const [payment] = payments;
  if (ending === 'undecided' && payment)
    return [
      buildAlert('payment_undecided', order.orderNumber, payment.lastReportedAt, { paymentId: payment.paymentId }),
    ];
  const failed = refunds.find(({ state }) => state === 'failed');
  if (!failed) return [];
  const { refundId, amountPaise, createdAt } = failed;
  return [buildAlert('refund_failed', refundId, createdAt, { state: 'REFUSED', amountPaise })];
}
