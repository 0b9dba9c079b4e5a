import { randomBytes } from 'node:crypto';
import type { Faults } from '../control/faults.ts';
import { errorDetails, gatewayDetails, paymentEntity, refundEntity } from '../payments/api-entities.ts';
import type { OrderRecord, PaymentRecord, RefundRecord } from '../storage/records.ts';

export type WebhookBody = { readonly type: string; readonly raw: string };

/** Marks amounts so they print as 170.00, as the provider does; a re-serialised body then fails its signature. */
const MARK = `amount-${randomBytes(8).toString('hex')}:`;
const written = (value: unknown): string =>
  JSON.stringify(value).replace(new RegExp(`"${MARK}([\\d.]+)"`, 'g'), (_whole, amount: string) => amount);
const formatAmount = (paise: number): string => MARK + (paise / 100).toFixed(2);

const PAYMENT_TYPES: Readonly<Record<PaymentRecord['status'], string | undefined>> = {
  SUCCESS: 'PAYMENT_SUCCESS_WEBHOOK',
  FAILED: 'PAYMENT_FAILED_WEBHOOK',
  USER_DROPPED: 'PAYMENT_USER_DROPPED_WEBHOOK',
  PENDING: undefined,
  CANCELLED: undefined,
};

const WRONG_BY_PAISE = 100;

export function buildPaymentEvent(
  order: OrderRecord,
  payment: PaymentRecord,
  eventTime: string,
  faults: Faults,
): WebhookBody | undefined {
  const type = PAYMENT_TYPES[payment.status];
  if (type === undefined) return undefined;
  const wrongBy = faults.has('webhook:wrong_amount') ? WRONG_BY_PAISE : 0;
  const {
    payment_gateway_details: _,
    order_amount: _amount,
    error_details: _error,
    ...shown
  } = paymentEntity(payment, order);
  const data = {
    order: {
      order_id: order.orderId,
      order_amount: formatAmount(order.amountPaise + wrongBy),
      order_currency: order.currency,
      order_tags: order.tags ?? null,
    },
    payment: {
      ...shown,
      cf_payment_id: formatId(payment.paymentId, faults),
      payment_amount: formatAmount(payment.amountPaise + wrongBy),
    },
    customer_details: order.customer,
    ...(payment.failure && { error_details: errorDetails(payment) }),
    payment_gateway_details: gatewayDetails(order, payment.paymentId),
    payment_offers: null,
  };
  return { type, raw: written({ data, event_time: eventTime, type }) };
}

const formatId = (id: string, faults: Faults): string | number => (faults.has('webhook:numeric_ids') ? Number(id) : id);

export function buildRefundEvent(refund: RefundRecord, eventTime: string, faults: Faults): WebhookBody {
  const entity = refundEntity(refund);
  const amounts = { refund_amount: formatAmount(refund.amountPaise), refund_charge: formatAmount(0) };
  const ids = { cf_payment_id: formatId(refund.paymentId, faults), cf_refund_id: formatId(refund.cfRefundId, faults) };
  if (refund.type === 'MERCHANT_INITIATED') {
    const type = 'REFUND_STATUS_WEBHOOK';
    return { type, raw: written({ data: { refund: { ...entity, ...amounts, ...ids } }, event_time: eventTime, type }) };
  }
  // Events of automatic refunds have no order id.
  const { order_id: _order, refund_id: _refund, ...shown } = entity;
  const type = 'AUTO_REFUND_STATUS_WEBHOOK';
  return {
    type,
    raw: written({ data: { auto_refund: { ...shown, ...amounts, ...ids } }, event_time: eventTime, type }),
  };
}
