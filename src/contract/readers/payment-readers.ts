/** Reads the responses of CreateOrder and VerifyPayment. The provider's order id may be `cashfreeOrderId` or `orderId`. */
import { CURRENCY } from '#domain/money/paise.ts';
import type { CreatedOrder, VerifiedPayment } from '../storefront/payments.ts';
import { createReader, readDay, readNumber, readText } from './unknown-json.ts';

/** The fields of the created order that the server sent, and those of other payment providers. */
export type PayableOrder = Pick<CreatedOrder, 'cashfreeOrderId' | 'currency'> &
  Partial<Omit<CreatedOrder, 'orderId'>> & { clientId?: string; keyId?: string; razorpayOrderId?: string };

const readCurrency = (value: unknown): string => readText(value) ?? CURRENCY;

export const readCreatedOrder = createReader<PayableOrder, 'cashfreeOrderId'>(['cashfreeOrderId'], {
  cashfreeOrderId: (value, { orderId }) => readText(value) ?? readText(orderId),
  paymentSessionId: readText,
  id: readText,
  amountInPaise: readNumber,
  currency: readCurrency,
  expiresAt: readText,
  clientId: readText,
  keyId: readText,
  razorpayOrderId: readText,
});

/** Without a `status`, the server reports success without a verdict. */
export type PaymentVerdict = Pick<VerifiedPayment, 'currency'> & Partial<Omit<VerifiedPayment, 'cashfreeOrderId'>>;

const STATUSES: readonly VerifiedPayment['status'][] = ['PAID', 'PENDING', 'FAILED', 'EXPIRED'];

export const readVerifiedPayment = createReader<PaymentVerdict>([], {
  status: (value) => STATUSES.find((status) => status === readText(value)?.toUpperCase()),
  orderStatus: readNumber,
  id: readText,
  orderId: (value, { cashfreeOrderId }) => readText(value) ?? readText(cashfreeOrderId),
  paymentId: (value, { cashfreePaymentId }) => readText(value) ?? readText(cashfreePaymentId),
  amountInPaise: readNumber,
  currency: readCurrency,
  reason: readText,
  promisedDeliveryDate: readDay,
});
