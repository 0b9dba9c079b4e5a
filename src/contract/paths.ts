/** Every address of the shop front. No other file spells a path, except the route table (`src/storefront/routes`). */
import type { Category } from '#domain/catalogue/category.ts';

export const paths = {
  home: '/',
  category: (key: Category) => `/${key}`,
  /** Percent-encodes the slug, because a fabric's slug may contain any character. */
  subCategory: (key: Category, slug: string) => `/${key}/${encodeURIComponent(slug)}`,
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  allProducts: (search = '') =>
    search.trim() === '' ? '/products/all' : `/products/all?q=${encodeURIComponent(search.trim())}`,
  cart: '/cart',
  checkout: '/checkout',
  cashfreeReturn: '/cashfree-return',
  paymentSuccess: '/payment-success',
  paymentFailure: '/payment-failure',
  login: '/login',
  signup: '/signup',
  account: '/account',
  profile: '/profile',
  wishlist: '/wishlist',
  orders: '/orders',
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  tracking: '/user/tracking',
  contact: '/contact',
  projectInquiry: '/inquiry/project',
  customizationInquiry: '/inquiry/customization',
  returnPolicy: '/returnpolicy',
  terms: '/terms',
  privacyPolicy: '/privacypolicy',
} as const;
