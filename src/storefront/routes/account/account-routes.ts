import type { Route } from '../route.ts';

/** One page under two addresses, with the same HTML for everyone: cached like any page but not indexed. */
const loginPage = {
  guard: 'signedOut',
  layout: 'bare',
  file: 'features/account/auth-forms',
  page: () => import('#storefront/features/account/auth-forms.tsx').then((module) => module.AuthForms),
} as const;

export const accountRoutes: readonly Route[] = [
  {
    path: '/login',
    ...loginPage,
    head: () => ({
      title: 'Log In',
      description: 'Log in to see your wishlist, cart and orders.',
      isIndexed: false,
    }),
  },
  {
    path: '/signup',
    ...loginPage,
    head: () => ({
      title: 'Sign Up',
      description: 'Create an account to save items and place orders.',
      isIndexed: false,
    }),
  },
  {
    path: '/account',
    guard: 'signedIn',
    file: 'routes/account/account-page',
    page: () => import('./account-page.tsx').then((module) => module.AccountPage),
    head: () => ({ title: 'Account', description: 'Your account.', isIndexed: false }),
  },
  {
    path: '/profile',
    guard: 'signedIn',
    file: 'routes/account/profile-page',
    page: () => import('./profile-page.tsx').then((module) => module.ProfilePage),
    head: () => ({ title: 'Profile', description: 'Your name, phone and address.', isIndexed: false }),
  },
];
