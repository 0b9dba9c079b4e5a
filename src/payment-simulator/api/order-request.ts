import { parseScaledDecimal } from '#domain/money/decimal.ts';
import { isJsonObject, type JsonObject } from '../http/request.ts';
import { ApiError } from '../http/response.ts';
import { createPrefixedId } from '../storage/ids.ts';

export type CreateOrderRequest = {
  readonly orderId: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly customer: JsonObject;
  readonly returnUrl: string | undefined;
  readonly notifyUrl: string | undefined;
  readonly paymentMethods: string | undefined;
  readonly expiry: Date;
  readonly note: string | undefined;
  readonly tags: Readonly<Record<string, string>> | undefined;
};

const DEFAULT_EXPIRY_MS = 30 * 24 * 60 * 60_000;
const MIN_EXPIRY_MS = 15 * 60_000;
/** Allowed difference between our clock and the merchant's. */
const TOLERATED_SKEW_MS = 30_000;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export const createFieldError = (field: string, reason: string): ApiError =>
  new ApiError(400, `${field}_invalid`, `${field} : ${reason}`);

/** Validates the request body as the provider does. */
export function parseCreateOrderRequest(body: JsonObject, now: Date): CreateOrderRequest {
  const meta = parseOptionalObject(body, 'order_meta') ?? {};
  return {
    orderId: parseOrderId(body),
    amountPaise: parseAmountPaise(body, 'order_amount'),
    currency: parseCurrency(body),
    customer: parseCustomer(body),
    returnUrl: parseUrl(meta, 'return_url'),
    notifyUrl: parseUrl(meta, 'notify_url'),
    paymentMethods: parseOptionalText(meta, 'payment_methods', 250),
    expiry: parseExpiry(body, now),
    note: parseOptionalText(body, 'order_note', 200),
    tags: parseTags(body),
  };
}

export function parseOptionalText(body: JsonObject, field: string, maxLength: number): string | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || value.length > maxLength)
    throw createFieldError(field, `must be text of at most ${maxLength}`);
  return value;
}

/** Parses rupees with at most two decimals into paise. */
export function parseAmountPaise(body: JsonObject, field: string, minPaise = 100): number {
  const value = body[field];
  const amount = typeof value === 'number' ? parseScaledDecimal(value, 4) : undefined;
  if (amount === undefined || amount % 100n !== 0n)
    throw createFieldError(field, 'must be a number with at most 2 decimals');
  const paise = Number(amount / 100n);
  if (paise < minPaise) throw createFieldError(field, 'is too small');
  return paise;
}

function parseOptionalObject(body: JsonObject, field: string): JsonObject | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  if (isJsonObject(value)) return value;
  throw createFieldError(field, 'must be an object');
}

function parseOrderId(body: JsonObject): string {
  const id = parseOptionalText(body, 'order_id', 45) ?? createPrefixedId('order').slice(0, 30);
  if (!/^[\w-]{3,45}$/.test(id)) throw createFieldError('order_id', 'must be 3 to 45 letters, digits, _ and -');
  return id;
}

function parseCurrency(body: JsonObject): string {
  if (body.order_currency !== 'INR') throw createFieldError('order_currency', 'must be INR');
  return 'INR';
}

function parseCustomer(body: JsonObject): JsonObject {
  const customer = parseOptionalObject(body, 'customer_details');
  if (customer === undefined) throw createFieldError('customer_details', 'is missing in the request');
  const matches = (field: string, pattern: RegExp) => pattern.test(parseOptionalText(customer, field, 250) ?? '');
  if (!matches('customer_id', /^[A-Za-z0-9]{3,50}$/))
    throw createFieldError('customer_details.customer_id', 'must be alphanumeric');
  if (!matches('customer_phone', /^(\d{10}|\+\d{8,15})$/))
    throw createFieldError('customer_details.customer_phone', 'must have 10 digits');
  if (customer.customer_email && !matches('customer_email', /^[^\s@]+@[^\s@]+$/)) {
    throw createFieldError('customer_details.customer_email', 'is not an email address');
  }
  parseOptionalText(customer, 'customer_name', 100);
  return customer;
}

/** Allows plain http on loopback, unlike the provider. */
function parseUrl(meta: JsonObject, field: string): string | undefined {
  const raw = parseOptionalText(meta, field, 250);
  if (raw === undefined) return undefined;
  // The placeholder itself may be invalid in a URL.
  const url = URL.canParse(raw.replaceAll('{order_id}', 'x')) ? new URL(raw.replaceAll('{order_id}', 'x')) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (!isSafe) throw createFieldError(`order_meta.${field}`, 'must be an https address');
  return raw;
}

function parseExpiry(body: JsonObject, now: Date): Date {
  const raw = parseOptionalText(body, 'order_expiry_time', 40);
  if (raw === undefined) return new Date(now.getTime() + DEFAULT_EXPIRY_MS);
  const expiry = new Date(raw);
  if (!/^\d{4}-\d{2}-\d{2}T/.test(raw) || Number.isNaN(expiry.getTime()))
    throw createFieldError('order_expiry_time', 'must be ISO 8601');
  if (expiry.getTime() < now.getTime() + MIN_EXPIRY_MS - TOLERATED_SKEW_MS) {
    throw createFieldError('order_expiry_time', 'must be at least 15 minutes ahead');
  }
  return expiry;
}

function parseTags(body: JsonObject): Record<string, string> | undefined {
  const tags = parseOptionalObject(body, 'order_tags');
  if (tags === undefined) return undefined;
  const pairs = Object.entries(tags);
  if (pairs.length > 10 || pairs.some(([, value]) => typeof value !== 'string')) {
    throw createFieldError('order_tags', 'must be at most 10 pairs of text');
  }
  return tags as Record<string, string>;
}
