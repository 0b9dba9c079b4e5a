import type { DeskOrder } from '#contract/desk/desk-order.ts';

/** The address as it is written on a parcel. */
export const listAddressLines = (order: DeskOrder): string[] =>
  [
    order.customerName,
    order.addressLine1,
    order.addressLine2,
    `${order.city} ${order.postalCode}`,
    `${order.state}, ${order.country === 'IN' ? 'India' : order.country}`,
  ].filter((line) => line.trim() !== '');
