import { scaledDecimal } from '#domain/money/decimal.ts';
import { ApiRefusal } from '../http/answer.ts';
import { type Body, isBody } from '../http/request.ts';
import { randomId } from '../ids.ts';

export type OrderWish = {
  readonly orderId: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly customer: Body;
  readonly returnUrl: string | undefined;
  readonly notifyUrl: string | undefined;
  readonly paymentMethods: string | undefined;
  readonly expiry: Date;
  readonly note: string | undefined;
  readonly tags: Readonly<Record<string, string>> | undefined;
};

const DEFAULT_EXPIRY_MS = 30 * 24 * 60 * 60_000;
const SHORTEST_EXPIRY_MS = 15 * 60_000;
/** Between our clock and the merchant's. */
const TOLERATED_SKEW_MS = 30_000;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export const invalid = (field: string, why: string): ApiRefusal =>
  new ApiRefusal(400, `${field}_invalid`, `${field} : ${why}`);

/** Reads and checks the body of a create call as the provider does. */
export function readOrderWish(body: Body, now: Date): OrderWish {
  const meta = optionalObject(body, 'order_meta') ?? {};
  return {
    orderId: readOrderId(body),
    amountPaise: readAmount(body, 'order_amount'),
    currency: readCurrency(body),
    customer: readCustomer(body),
    returnUrl: readAddress(meta, 'return_url'),
    notifyUrl: readAddress(meta, 'notify_url'),
    paymentMethods: optionalText(meta, 'payment_methods', 250),
    expiry: readExpiry(body, now),
    note: optionalText(body, 'order_note', 200),
    tags: readTags(body),
  };
}

export function optionalText(body: Body, field: string, longest: number): string | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || value.length > longest) throw invalid(field, `must be text of at most ${longest}`);
  return value;
}

/** Rupees with at most two decimals, at least one rupee unless said otherwise, as paise. */
export function readAmount(body: Body, field: string, leastPaise = 100): number {
  const value = body[field];
  const amount = typeof value === 'number' ? scaledDecimal(value, 4) : undefined;
  if (amount === undefined || amount % 100n !== 0n) throw invalid(field, 'must be a number with at most 2 decimals');
  const paise = Number(amount / 100n);
  if (paise < leastPaise) throw invalid(field, 'is too small');
  return paise;
}

function optionalObject(body: Body, field: string): Body | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  if (isBody(value)) return value;
  throw invalid(field, 'must be an object');
}

function readOrderId(body: Body): string {
  const id = optionalText(body, 'order_id', 45) ?? randomId('order').slice(0, 30);
  if (!/^[\w-]{3,45}$/.test(id)) throw invalid('order_id', 'must be 3 to 45 letters, digits, _ and -');
  return id;
}

function readCurrency(body: Body): string {
  if (body.order_currency !== 'INR') throw invalid('order_currency', 'must be INR');
  return 'INR';
}

function readCustomer(body: Body): Body {
  const customer = optionalObject(body, 'customer_details');
  if (customer === undefined) throw invalid('customer_details', 'is missing in the request');
  const matches = (field: string, pattern: RegExp) => pattern.test(optionalText(customer, field, 250) ?? '');
  if (!matches('customer_id', /^[A-Za-z0-9]{3,50}$/))
    throw invalid('customer_details.customer_id', 'must be alphanumeric');
  if (!matches('customer_phone', /^(\d{10}|\+\d{8,15})$/))
    throw invalid('customer_details.customer_phone', 'must have 10 digits');
  if (customer.customer_email && !matches('customer_email', /^[^\s@]+@[^\s@]+$/)) {
    throw invalid('customer_details.customer_email', 'is no mail address');
  }
  optionalText(customer, 'customer_name', 100);
  return customer;
}

/** Loopback addresses may be plain http; that is the one leniency of the simulator. */
function readAddress(meta: Body, field: string): string | undefined {
  const given = optionalText(meta, field, 250);
  if (given === undefined) return undefined;
  // The placeholder is no valid part of some addresses.
  const url = URL.canParse(given.replaceAll('{order_id}', 'x'))
    ? new URL(given.replaceAll('{order_id}', 'x'))
    : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (!isSafe) throw invalid(`order_meta.${field}`, 'must be an https address');
  return given;
}

function readExpiry(body: Body, now: Date): Date {
  const given = optionalText(body, 'order_expiry_time', 40);
  if (given === undefined) return new Date(now.getTime() + DEFAULT_EXPIRY_MS);
  const expiry = new Date(given);
  if (!/^\d{4}-\d{2}-\d{2}T/.test(given) || Number.isNaN(expiry.getTime()))
    throw invalid('order_expiry_time', 'must be ISO 8601');
  if (expiry.getTime() < now.getTime() + SHORTEST_EXPIRY_MS - TOLERATED_SKEW_MS) {
    throw invalid('order_expiry_time', 'must be at least 15 minutes ahead');
  }
  return expiry;
}

function readTags(body: Body): Record<string, string> | undefined {
  const tags = optionalObject(body, 'order_tags');
  if (tags === undefined) return undefined;
  const pairs = Object.entries(tags);
  if (pairs.length > 10 || pairs.some(([, value]) => typeof value !== 'string')) {
    throw invalid('order_tags', 'must be at most 10 pairs of text');
  }
  return tags as Record<string, string>;
}
