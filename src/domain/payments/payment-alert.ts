/** Sentences for staff about mismatches with the payment provider. */
import { formatAmount } from '../money/format-rupees.ts';
import { toPaise } from '../money/paise.ts';
import { formatIndiaTime } from '../time/india-time.ts';

export type PaymentAlertKind =
  | 'amount_mismatch'
  | 'payment_undecided'
  | 'refund_failed'
  | 'refund_on_hold'
  | 'refund_in_dashboard'
  | 'payment_disputed'
  | 'dispute_lost';

type AlertDetails = {
  readonly amountPaise?: number;
  readonly expectedPaise?: number;
  readonly paymentId?: string;
  readonly respondBy?: string;
  readonly state?: string;
  /** The id of the refund that the shop stored. */
  readonly recordedAs?: string;
};

type AlertText = {
  readonly kind: PaymentAlertKind;
  readonly orderNumber: string;
  /** JSON. */
  readonly details: string;
};

const REFUND_RESULTS: Readonly<Record<string, string>> = {
  SUCCESS: 'It succeeded.',
  PENDING: 'It is pending.',
  ONHOLD: 'It is on hold.',
  CANCELLED: 'It was cancelled, so no money was returned.',
  FAILED: 'It failed, so no money was returned.',
};

const formatPaise = (paise = 0): string => formatAmount(toPaise(paise));

const FORMATS: Readonly<Record<PaymentAlertKind, (order: string, details: AlertDetails) => string>> = {
  amount_mismatch: (order, { amountPaise, expectedPaise }) =>
    `The payment provider has ${formatPaise(amountPaise)} for order ${order}, but the order costs ${formatPaise(expectedPaise)}. Compare both before you make it.`,
  payment_undecided: (order, { paymentId }) =>
    `Payment ${paymentId ?? ''} of order ${order} is still pending at the provider. Look it up in the provider's dashboard.`,
  refund_failed: (order, { amountPaise }) =>
    `The refund of ${formatPaise(amountPaise)} for order ${order} failed, so no money was returned. Refund it again or return it another way.`,
  refund_on_hold: (order, { amountPaise }) =>
    `The payment provider holds the refund of ${formatPaise(amountPaise)} for order ${order}. Check the balance in the provider's dashboard.`,
  refund_in_dashboard: formatDashboardRefund,
  payment_disputed: (order, { amountPaise, respondBy }) => {
    const deadline = respondBy ? ` by ${formatIndiaTime(new Date(respondBy))}` : '';
    return `The customer's bank disputes ${formatPaise(amountPaise)} of order ${order}. Respond in the payment provider's dashboard${deadline}.`;
  },
  dispute_lost: (order, { amountPaise }) =>
    `The dispute about ${formatPaise(amountPaise)} of order ${order} was decided for the customer. The bank returns the money, so don't refund it again.`,
};

function formatDashboardRefund(order: string, { amountPaise, state = 'SUCCESS', recordedAs }: AlertDetails): string {
  const event = `Someone requested a refund of ${formatPaise(amountPaise)} for order ${order} in the payment provider's dashboard.`;
  const record = recordedAs
    ? 'The shop has recorded it.'
    : 'The shop did not record it, because another refund has the same id.';
  return `${event} ${REFUND_RESULTS[state] ?? ''} ${record}`;
}

/** Says what happened and what to do. */
export const formatPaymentAlert = ({ kind, orderNumber, details }: AlertText): string =>
  FORMATS[kind](orderNumber, JSON.parse(details) as AlertDetails);
