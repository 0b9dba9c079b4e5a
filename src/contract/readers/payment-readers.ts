/**
 * Answers of the two payment calls (specification 1 §3): names in camel, Pascal or snake case, the provider's order id
 * as `cashfreeOrderId` or `orderId`, rupees unless told otherwise; the verdict is `data` or the whole body.
 */
import { CURRENCY } from '#domain/money/paise.ts';
import type { VerifiedPayment } from '../storefront/payments.ts';
import { unwrapData } from './envelope-reader.ts';
import { type JsonRecord, readNumber, readText } from './unknown-json.ts';

export type CreatedOrderReading = {
  cashfreeOrderId: string;
  paymentSessionId: string | undefined;
  id: string | undefined;
  amountInPaise: number | undefined;
  currency: string;
  expiresAt: string | undefined;
  /** The names of another provider, kept when they come. */
  clientId: string | undefined;
  keyId: string | undefined;
  razorpayOrderId: string | undefined;
};

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The value under a camel-case name or its Pascal- or snake-case twin. */
const findInAnyCase = (record: JsonRecord, name: string): unknown =>
  record[name] ?? record[pascal(name)] ?? record[snake(name)];

const readFields = (body: unknown) => {
  const record = unwrapData(body) ?? {};
  return {
    text: (name: string) => readText(findInAnyCase(record, name)),
    number: (name: string) => readNumber(findInAnyCase(record, name)),
  };
};

/** `undefined` when there is no order id: the answer is incomplete. */
export const readCreatedOrder = (body: unknown): CreatedOrderReading | undefined => {
  const { text, number } = readFields(body);
  const cashfreeOrderId = text('cashfreeOrderId') ?? text('orderId');
  if (cashfreeOrderId === undefined) return undefined;
  return {
    cashfreeOrderId,
    paymentSessionId: text('paymentSessionId'),
    id: text('id'),
    amountInPaise: number('amountInPaise'),
    currency: text('currency') ?? CURRENCY,
    expiresAt: text('expiresAt'),
    clientId: text('clientId'),
    keyId: text('keyId'),
    razorpayOrderId: text('razorpayOrderId'),
  };
};

export type VerifiedPaymentReading = {
  /** `undefined`: the server told no verdict, only that the call succeeded. */
  status: VerifiedPayment['status'] | undefined;
  orderStatus: number | undefined;
  id: string | undefined;
  orderId: string | undefined;
  paymentId: string | undefined;
  amountInPaise: number | undefined;
  currency: string;
  reason: string | undefined;
};

const VERDICTS: readonly VerifiedPayment['status'][] = ['PAID', 'PENDING', 'FAILED', 'EXPIRED'];

export const readVerifiedPayment = (body: unknown): VerifiedPaymentReading | undefined => {
  if (unwrapData(body) === undefined) return undefined;
  const { text, number } = readFields(body);
  return {
    status: VERDICTS.find((verdict) => verdict === text('status')?.toUpperCase()),
    orderStatus: number('orderStatus'),
    id: text('id'),
    orderId: text('orderId') ?? text('cashfreeOrderId'),
    paymentId: text('paymentId') ?? text('cashfreePaymentId'),
    amountInPaise: number('amountInPaise'),
    currency: text('currency') ?? CURRENCY,
    reason: text('reason'),
  };
};
