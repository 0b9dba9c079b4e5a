import type { ContentKey } from '#contract/content/content-keys.ts';

const CONTENT_EDITORS: Readonly<Record<ContentKey, string>> = {
  home: '/desk/content/home',
  collections: '/desk/content/collections',
  'policy-terms': '/desk/content/policies/terms',
  'policy-privacy': '/desk/content/policies/privacy',
  'policy-returns': '/desk/content/policies/returns',
};

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
  products: '/desk/products',
  product: (id: string) => `/desk/products/${encodeURIComponent(id)}`,
  productPreview: (id: string) => `/desk/products/${encodeURIComponent(id)}/preview`,
  productHistory: (id: string) => `/desk/products/${encodeURIComponent(id)}/history`,
  importProducts: '/desk/products/import',
  content: '/desk/content',
  contentEditor: (key: ContentKey) => CONTENT_EDITORS[key],
  contentHistory: (key: ContentKey) => `${CONTENT_EDITORS[key]}/history`,
  contentPreview: (key: ContentKey) => `${CONTENT_EDITORS[key]}/preview`,
  reports: '/desk/reports',
  staff: '/desk/staff',
  audit: '/desk/audit',
  settings: '/desk/settings',
  handbook: '/desk/handbook',
  handbookPart: (id: string) => `/desk/handbook#${id}`,
  secondFactor: '/desk/second-factor',
  invitation: '/desk/invitation',
} as const;
