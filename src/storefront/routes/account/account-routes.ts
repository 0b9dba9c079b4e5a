import type { Screen } from '../route.ts';

/** The same HTML for everyone, cached like any page but not indexed. */
const loginScreen = (title: string, description: string): Screen => ({
  file: 'account/login-page',
  page: () => import('./login-page.tsx').then((module) => module.LoginPage),
  layout: 'bare',
  head: () => ({ title, description, isIndexed: false }),
});

export const accountRoutes: Readonly<Record<string, Screen>> = {
  '/login': loginScreen('Log In', 'Log in to see your wishlist, your cart and your orders.'),
  '/signup': loginScreen('Sign Up', 'Create an account to save what you like and to order.'),
  '/account': {
    file: 'account/account-page',
    page: () => import('./account-page.tsx').then((module) => module.AccountPage),
    head: () => ({ title: 'Account', description: 'Your account.', isIndexed: false }),
  },
};
