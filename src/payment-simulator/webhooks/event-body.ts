import { randomBytes } from 'node:crypto';
import type { ActiveFaults } from '../control/faults.ts';
import {
  toDisputeContext,
  toDisputeFields,
  toErrorDetails,
  toGatewayDetails,
  toPaymentEntity,
  toRefundEntity,
} from '../payments/api-entities.ts';
import type { DisputeRecord, OrderRecord, PaymentRecord, RefundRecord } from '../storage/records.ts';

export type WebhookBody = { readonly type: string; readonly raw: string };

/** Marks amounts so they print as 170.00, as the provider does; a re-serialised body then fails its signature. */
const AMOUNT_MARKER = `amount-${randomBytes(8).toString('hex')}:`;
const serialise = (value: unknown): string =>
  JSON.stringify(value).replace(new RegExp(`"${AMOUNT_MARKER}([\\d.]+)"`, 'g'), (_whole, amount: string) => amount);
const formatAmount = (paise: number): string => AMOUNT_MARKER + (paise / 100).toFixed(2);

const PAYMENT_TYPES: Readonly<Record<PaymentRecord['status'], string | undefined>> = {
  SUCCESS: 'PAYMENT_SUCCESS_WEBHOOK',
  FAILED: 'PAYMENT_FAILED_WEBHOOK',
  USER_DROPPED: 'PAYMENT_USER_DROPPED_WEBHOOK',
  PENDING: undefined,
  CANCELLED: undefined,
};

const WRONG_AMOUNT_OFFSET_PAISE = 100;

export function buildPaymentEvent(
  order: OrderRecord,
  payment: PaymentRecord,
  eventTime: string,
  faults: ActiveFaults,
): WebhookBody | undefined {
  const type = PAYMENT_TYPES[payment.status];
  if (type === undefined) return undefined;
  const offsetPaise = faults.has('webhook:wrong_amount') ? WRONG_AMOUNT_OFFSET_PAISE : 0;
  const {
    payment_gateway_details: _,
    order_amount: _amount,
    error_details: _error,
    ...publicFields
  } = toPaymentEntity(payment, order);
  const data = {
    order: {
      order_id: order.orderId,
      order_amount: formatAmount(order.amountPaise + offsetPaise),
      order_currency: order.currency,
      order_tags: order.tags ?? null,
    },
    payment: {
      ...publicFields,
      cf_payment_id: formatId(payment.paymentId, faults),
      payment_amount: formatAmount(payment.amountPaise + offsetPaise),
    },
    customer_details: order.customer,
    ...(payment.failure && { error_details: toErrorDetails(payment) }),
    payment_gateway_details: toGatewayDetails(order, payment.paymentId),
    payment_offers: null,
  };
  return { type, raw: serialise({ data, event_time: eventTime, type }) };
}

const formatId = (id: string, faults: ActiveFaults): string | number =>
  faults.has('webhook:numeric_ids') ? Number(id) : id;

export function buildRefundEvent(refund: RefundRecord, eventTime: string, faults: ActiveFaults): WebhookBody {
  const entity = toRefundEntity(refund);
  const amounts = { refund_amount: formatAmount(refund.amountPaise), refund_charge: formatAmount(0) };
  const ids = { cf_payment_id: formatId(refund.paymentId, faults), cf_refund_id: formatId(refund.cfRefundId, faults) };
  if (refund.type === 'MERCHANT_INITIATED') {
    const type = 'REFUND_STATUS_WEBHOOK';
    return {
      type,
      raw: serialise({ data: { refund: { ...entity, ...amounts, ...ids } }, event_time: eventTime, type }),
    };
  }
  // Events of automatic refunds have no order id.
  const { order_id: _order, refund_id: _refund, ...publicFields } = entity;
  const type = 'AUTO_REFUND_STATUS_WEBHOOK';
  return {
    type,
    raw: serialise({ data: { auto_refund: { ...publicFields, ...amounts, ...ids } }, event_time: eventTime, type }),
  };
}

export function buildDisputeEvent(order: OrderRecord, dispute: DisputeRecord, eventTime: string): WebhookBody {
  const type = dispute.status === 'CHARGEBACK_CREATED' ? 'DISPUTE_CREATED' : 'DISPUTE_CLOSED';
  const fields = { ...toDisputeFields(dispute), dispute_amount: formatAmount(dispute.amountPaise) };
  const data = { dispute: fields, ...toDisputeContext(dispute, order) };
  return { type, raw: serialise({ data, event_time: eventTime, type }) };
}
