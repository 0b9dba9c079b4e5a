import type { DisputeRecord, OrderRecord, PaymentRecord, RefundRecord } from '../storage/records.ts';
import type { ApiOrderStatus } from './order-store.ts';

/** The provider's API uses rupees; the simulator stores paise. */
const toRupees = (paise: number): number => paise / 100;

export const toOrderEntity = (order: OrderRecord, status: ApiOrderStatus) => ({
  cf_order_id: order.cfOrderId,
  created_at: order.createdAt,
  customer_details: order.customer,
  entity: 'order',
  order_amount: toRupees(order.amountPaise),
  order_currency: order.currency,
  order_expiry_time: order.expiryTime,
  order_id: order.orderId,
  order_meta: {
    return_url: order.returnUrl ?? null,
    notify_url: order.notifyUrl ?? null,
    payment_methods: order.paymentMethods ?? null,
  },
  order_note: order.note ?? null,
  order_splits: [],
  order_status: status,
  order_tags: order.tags ?? null,
  payment_session_id: order.sessionId,
  cart_details: null,
  terminal_data: null,
});

const METHODS = {
  card: {
    group: 'credit_card',
    method: { card: { channel: 'link', card_network: 'visa', card_number: 'XXXXXXXXXXXX2123' } },
  },
  upi: { group: 'upi', method: { upi: { channel: 'collect', upi_id: 'testsuccess@gocash' } } },
} as const;

export const toErrorDetails = ({ failure }: PaymentRecord) =>
  failure === undefined
    ? null
    : {
        error_code: failure.code,
        error_description: failure.description,
        error_reason: failure.reason,
        error_source: 'issuer',
      };

export const toGatewayDetails = (order: OrderRecord, paymentId: string) => ({
  gateway_name: 'CASHFREE',
  gateway_order_id: order.cfOrderId,
  gateway_payment_id: paymentId,
  gateway_order_reference_id: null,
  gateway_settlement: 'CASHFREE',
  gateway_status_code: null,
});

export const toPaymentEntity = (payment: PaymentRecord, order: OrderRecord) => ({
  auth_id: null,
  authorization: null,
  bank_reference: payment.status === 'SUCCESS' ? payment.paymentId.slice(-10) : null,
  cf_payment_id: payment.paymentId,
  entity: 'payment',
  error_details: toErrorDetails(payment),
  is_captured: payment.status === 'SUCCESS',
  order_amount: toRupees(order.amountPaise),
  order_currency: order.currency,
  order_id: payment.orderId,
  payment_amount: toRupees(payment.amountPaise),
  payment_completion_time: payment.completedAt ?? null,
  payment_currency: order.currency,
  payment_gateway_details: toGatewayDetails(order, payment.paymentId),
  payment_group: METHODS[payment.method].group,
  payment_message: payment.message,
  payment_method: METHODS[payment.method].method,
  payment_status: payment.status,
  payment_time: payment.startedAt,
});

const REFUND_DESCRIPTIONS: Readonly<Record<RefundRecord['status'], string>> = {
  SUCCESS: 'Refund processed successfully',
  PENDING: 'In Progress',
  CANCELLED: 'Refund was cancelled',
  ONHOLD: 'Refund is on hold',
  FAILED: 'Refund failed',
};

export const toRefundEntity = (refund: RefundRecord) => ({
  cf_payment_id: refund.paymentId,
  cf_refund_id: refund.cfRefundId,
  created_at: refund.createdAt,
  entity: 'refund',
  metadata: null,
  order_id: refund.orderId,
  processed_at: refund.processedAt ?? null,
  refund_amount: toRupees(refund.amountPaise),
  refund_arn: refund.status === 'SUCCESS' ? refund.cfRefundId : null,
  refund_charge: 0,
  refund_currency: 'INR',
  refund_id: refund.refundId,
  refund_mode: refund.speed,
  refund_note: refund.note,
  refund_speed: { requested: refund.speed, accepted: refund.speed, processed: refund.speed, message: null },
  refund_splits: [],
  refund_status: refund.status,
  refund_type: refund.type,
  status_description: REFUND_DESCRIPTIONS[refund.status],
});

export const toDisputeFields = ({ disputeId, amountPaise, status, ...dispute }: DisputeRecord) => ({
  // A number here, unlike the other ids.
  dispute_id: Number(disputeId),
  dispute_type: 'CHARGEBACK',
  reason_code: '4855',
  reason_description: 'Goods or Services Not Provided',
  dispute_amount: toRupees(amountPaise),
  dispute_amount_currency: 'INR',
  created_at: dispute.createdAt,
  updated_at: dispute.updatedAt,
  respond_by: dispute.respondBy,
  resolved_at: status === 'CHARGEBACK_CREATED' ? null : dispute.updatedAt,
  dispute_status: status,
  cf_dispute_remarks: null,
});

export const toDisputeEntity = (dispute: DisputeRecord, order: OrderRecord) => ({
  ...toDisputeFields(dispute),
  ...toDisputeContext(dispute, order),
});

/** Order and customer, as both the entity and the webhook event describe them. */
export const toDisputeContext = ({ paymentId }: DisputeRecord, order: OrderRecord) => ({
  order_details: {
    order_id: order.orderId,
    order_currency: order.currency,
    order_amount: toRupees(order.amountPaise),
    cf_payment_id: paymentId,
    payment_currency: order.currency,
    payment_amount: toRupees(order.amountPaise),
  },
  customer_details: order.customer,
});
