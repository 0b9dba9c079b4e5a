import type { OrderRecord } from '../storage/records.ts';

const fillOrderId = (address: string, { orderId }: OrderRecord): string =>
  address.replaceAll('{order_id}', encodeURIComponent(orderId));

const parseOrigin = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

/** The browser's return URL if it has the merchant's origin, else the merchant's own. */
export function resolveReturnUrl(order: OrderRecord, asked: string | null): string | undefined {
  const own = order.returnUrl === undefined ? undefined : fillOrderId(order.returnUrl, order);
  if (!asked || own === undefined) return own;
  const wanted = fillOrderId(asked, order);
  return parseOrigin(wanted) === parseOrigin(own) ? wanted : own;
}

/** For the CSP: a space and the origin, or an empty string. */
export function getReturnOrigin(returnUrl: string | undefined): string {
  const origin = returnUrl === undefined ? undefined : parseOrigin(returnUrl.replaceAll('{order_id}', 'x'));
  return origin === undefined ? '' : ` ${origin}`;
}
