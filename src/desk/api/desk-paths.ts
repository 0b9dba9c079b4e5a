/** Addresses of the desk's pages. */
export const deskPaths = {
  today: '/desk/',
  orders: '/desk/orders',
  order: (id: string) => `/desk/orders/${encodeURIComponent(id)}`,
  packingSlip: (id: string) => `/desk/orders/${encodeURIComponent(id)}/packing-slip`,
  secondFactor: '/desk/second-factor',
  invitation: '/desk/invitation',
} as const;
