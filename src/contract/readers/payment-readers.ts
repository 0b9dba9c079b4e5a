/**
 * Reads the responses of CreateOrder and VerifyPayment, from `data` or the whole body. Field names may be camel, Pascal or
 * snake case, and the provider's order id may be `cashfreeOrderId` or `orderId`.
 */
import { CURRENCY } from '#domain/money/paise.ts';
import type { VerifiedPayment } from '../storefront/payments.ts';
import { unwrapData } from './envelope-reader.ts';
import { type JsonRecord, readNumber, readText } from './unknown-json.ts';

export type ParsedCreatedOrder = {
  cashfreeOrderId: string;
  paymentSessionId: string | undefined;
  id: string | undefined;
  amountInPaise: number | undefined;
  currency: string;
  expiresAt: string | undefined;
  /** Fields of other payment providers. */
  clientId: string | undefined;
  keyId: string | undefined;
  razorpayOrderId: string | undefined;
};

const toPascalCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

const findInAnyCase = (record: JsonRecord, name: string): unknown =>
  record[name] ?? record[toPascalCase(name)] ?? record[toSnakeCase(name)];

const createFieldReader = (body: unknown) => {
  const record = unwrapData(body) ?? {};
  return {
    getText: (name: string) => readText(findInAnyCase(record, name)),
    getNumber: (name: string) => readNumber(findInAnyCase(record, name)),
  };
};

/** Returns `undefined` when the order id is missing. */
export const readCreatedOrder = (body: unknown): ParsedCreatedOrder | undefined => {
  const { getText, getNumber } = createFieldReader(body);
  const cashfreeOrderId = getText('cashfreeOrderId') ?? getText('orderId');
  if (cashfreeOrderId === undefined) return undefined;
  return {
    cashfreeOrderId,
    paymentSessionId: getText('paymentSessionId'),
    id: getText('id'),
    amountInPaise: getNumber('amountInPaise'),
    currency: getText('currency') ?? CURRENCY,
    expiresAt: getText('expiresAt'),
    clientId: getText('clientId'),
    keyId: getText('keyId'),
    razorpayOrderId: getText('razorpayOrderId'),
  };
};

export type ParsedVerifiedPayment = {
  /** `undefined` when the server reports success without a verdict. */
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

export const readVerifiedPayment = (body: unknown): ParsedVerifiedPayment | undefined => {
  if (unwrapData(body) === undefined) return undefined;
  const { getText, getNumber } = createFieldReader(body);
  return {
    status: VERDICTS.find((verdict) => verdict === getText('status')?.toUpperCase()),
    orderStatus: getNumber('orderStatus'),
    id: getText('id'),
    orderId: getText('orderId') ?? getText('cashfreeOrderId'),
    paymentId: getText('paymentId') ?? getText('cashfreePaymentId'),
    amountInPaise: getNumber('amountInPaise'),
    currency: getText('currency') ?? CURRENCY,
    reason: getText('reason'),
  };
};
