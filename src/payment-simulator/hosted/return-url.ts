import type { OrderRecord } from '../storage/records.ts';

const fillOrderId = (address: string, { orderId }: OrderRecord): string =>
  address.replaceAll('{order_id}', encodeURIComponent(orderId));

const parseOrigin = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

/** Returns the browser's return URL if it has the merchant's origin, else the merchant's own. */
export function resolveReturnUrl(order: OrderRecord, requestedUrl: string | null): string | undefined {
  const merchantUrl = order.returnUrl === undefined ? undefined : fillOrderId(order.returnUrl, order);
  if (!requestedUrl || merchantUrl === undefined) return merchantUrl;
  const returnUrl = fillOrderId(requestedUrl, order);
  return parseOrigin(returnUrl) === parseOrigin(merchantUrl) ? returnUrl : merchantUrl;
}

/** Returns a space and the origin for the CSP, or an empty string. */
export function getReturnOrigin(returnUrl: string | undefined): string {
  const origin = returnUrl === undefined ? undefined : parseOrigin(returnUrl.replaceAll('{order_id}', 'x'));
  return origin === undefined ? '' : ` ${origin}`;
}
