/**
 * Every address of the shop front: how it is recognised, who may see it, and how a link to it is built
 * (specification 1 §2). No other file spells a path.
 */
import type { Category } from '#domain/catalogue/category.ts';

/** `token`: only with a token, else to the login screen. `signedOutOnly`: a customer is sent on to the profile. */
export type PageGuard = 'none' | 'token' | 'signedOutOnly';
/** What a page reads from the query while the server renders it (decision D-22). */
export type PageQuery = 'nothing' | 'filters' | 'productId';

export type PagePattern = { readonly pattern: string; readonly guard: PageGuard; readonly query: PageQuery };

const page = (pattern: string, guard: PageGuard = 'none', query: PageQuery = 'nothing'): PagePattern => ({
  pattern,
  guard,
  query,
});

const categoryPages = (key: Category): PagePattern[] => [page(`/${key}`), page(`/${key}/:category`, 'none', 'filters')];

/** The specification's route table, then the addresses that it links to without listing them. */
export const pagePatterns: readonly PagePattern[] = [
  page('/'),
  ...categoryPages('wallpaper'),
  ...categoryPages('curtains'),
  ...categoryPages('blinds'),
  ...categoryPages('canvas'),
  ...categoryPages('fabrics'),
  page('/contact'),
  page('/inquiry/project'),
  page('/inquiry/customization'),
  page('/product/:id'),
  page('/cart'),
  page('/checkout'),
  page('/payment-success'),
  page('/payment-failure'),
  page('/cashfree-return'),
  page('/returnpolicy'),
  page('/terms'),
  page('/privacypolicy'),
  page('/login', 'signedOutOnly'),
  page('/signup', 'signedOutOnly'),
  page('/profile', 'token'),
  page('/wishlist', 'token'),
  page('/orders', 'token'),
  page('/orders/:id', 'token'),
  page('/product', 'none', 'productId'),
  page('/products/all', 'none', 'filters'),
  page('/account', 'token'),
  page('/user/tracking', 'token'),
];

export const paths = {
  home: '/',
  category: (key: Category) => `/${key}`,
  /** A fabric's slug may hold any character, so it is percent-encoded. */
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
