/** Addresses of the desk's pages. */
export const deskPaths = {
  today: '/desk/',
  orders: '/desk/orders',
  order: (id: string) => `/desk/orders/${encodeURIComponent(id)}`,
  packingSlip: (id: string) => `/desk/orders/${encodeURIComponent(id)}/packing-slip`,
  messages: '/desk/messages',
  message: (id: string) => `/desk/messages/${encodeURIComponent(id)}`,
  customers: '/desk/customers',
  customer: (id: string) => `/desk/customers/${encodeURIComponent(id)}`,
  reports: '/desk/reports',
  staff: '/desk/staff',
  audit: '/desk/audit',
  settings: '/desk/settings',
  handbook: '/desk/handbook',
  handbookPart: (id: string) => `/desk/handbook#${id}`,
  secondFactor: '/desk/second-factor',
  invitation: '/desk/invitation',
} as const;
