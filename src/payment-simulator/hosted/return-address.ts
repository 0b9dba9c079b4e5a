import type { OrderRecord } from '../records.ts';

const withOrder = (address: string, { orderId }: OrderRecord): string =>
  address.replaceAll('{order_id}', encodeURIComponent(orderId));

const originOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).origin : undefined);

/** The merchant's address, or the one the browser asked for when it leads to the same place. */
export function returnAddress(order: OrderRecord, asked: string | null): string | undefined {
  const own = order.returnUrl === undefined ? undefined : withOrder(order.returnUrl, order);
  if (!asked || own === undefined) return own;
  const wanted = withOrder(asked, order);
  return originOf(wanted) === originOf(own) ? wanted : own;
}

/** For the page's policy: a blank and the origin, or nothing. */
export function returnOrigin(returnUrl: string | undefined): string {
  const origin = returnUrl === undefined ? undefined : originOf(returnUrl.replaceAll('{order_id}', 'x'));
  return origin === undefined ? '' : ` ${origin}`;
}
