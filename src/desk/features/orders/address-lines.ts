import type { DeskOrder } from '#contract/desk/orders/desk-order.ts';

/** Returns the lines of a parcel's address. */
export const listAddressLines = (order: DeskOrder): string[] =>
  [
    order.customerName,
    order.addressLine1,
    order.addressLine2,
    `${order.city} ${order.postalCode}`,
    `${order.state}, ${order.country === 'IN' ? 'India' : order.country}`,
  ].filter((line) => line.trim() !== '');
