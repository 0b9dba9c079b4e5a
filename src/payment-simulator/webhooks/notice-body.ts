import { randomBytes } from 'node:crypto';
import { errorDetails, gatewayDetails, paymentEntity, refundEntity } from '../entities.ts';
import type { Faults } from '../faults.ts';
import type { OrderRecord, PaymentRecord, RefundRecord } from '../records.ts';

export type NoticeBody = { readonly type: string; readonly raw: string };

/** JavaScript prints 170.00 as 170; the provider does not, and whoever signs a re-written body finds out. */
const MARK = `amount-${randomBytes(8).toString('hex')}:`;
const written = (value: unknown): string =>
  JSON.stringify(value).replace(new RegExp(`"${MARK}([\\d.]+)"`, 'g'), (_whole, amount: string) => amount);
const amountOf = (paise: number): string => MARK + (paise / 100).toFixed(2);

const PAYMENT_TYPES: Readonly<Record<PaymentRecord['status'], string | undefined>> = {
  SUCCESS: 'PAYMENT_SUCCESS_WEBHOOK',
  FAILED: 'PAYMENT_FAILED_WEBHOOK',
  USER_DROPPED: 'PAYMENT_USER_DROPPED_WEBHOOK',
  PENDING: undefined,
  CANCELLED: undefined,
};

const WRONG_BY_PAISE = 100;

export function paymentNotice(
  order: OrderRecord,
  payment: PaymentRecord,
  eventTime: string,
  faults: Faults,
): NoticeBody | undefined {
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
      order_amount: amountOf(order.amountPaise + wrongBy),
      order_currency: order.currency,
      order_tags: order.tags ?? null,
    },
    payment: {
      ...shown,
      cf_payment_id: idOf(payment.paymentId, faults),
      payment_amount: amountOf(payment.amountPaise + wrongBy),
    },
    customer_details: order.customer,
    ...(payment.failure && { error_details: errorDetails(payment) }),
    payment_gateway_details: gatewayDetails(order, payment.paymentId),
    payment_offers: null,
  };
  return { type, raw: written({ data, event_time: eventTime, type }) };
}

const idOf = (id: string, faults: Faults): string | number => (faults.has('webhook:numeric_ids') ? Number(id) : id);

export function refundNotice(refund: RefundRecord, eventTime: string, faults: Faults): NoticeBody {
  const entity = refundEntity(refund);
  const amounts = { refund_amount: amountOf(refund.amountPaise), refund_charge: amountOf(0) };
  const ids = { cf_payment_id: idOf(refund.paymentId, faults), cf_refund_id: idOf(refund.cfRefundId, faults) };
  if (refund.type === 'MERCHANT_INITIATED') {
    const type = 'REFUND_STATUS_WEBHOOK';
    return { type, raw: written({ data: { refund: { ...entity, ...amounts, ...ids } }, event_time: eventTime, type }) };
  }
  // The notice of a refund that the provider made by itself names no order.
  const { order_id: _order, refund_id: _refund, ...shown } = entity;
  const type = 'AUTO_REFUND_STATUS_WEBHOOK';
  return {
    type,
    raw: written({ data: { auto_refund: { ...shown, ...amounts, ...ids } }, event_time: eventTime, type }),
  };
}
