import type { Screen } from './router/route-row.ts';

/** The same HTML for everyone, so it is cached like any page; search engines have no use for it. */
const loginScreen = (title: string, description: string): Screen => ({
  file: 'login-page',
  page: () => import('../routes/login-page.tsx').then((module) => module.LoginPage),
  layout: 'bare',
  head: () => ({ title, description, isIndexed: false }),
});

export const accountScreens: Readonly<Record<string, Screen>> = {
  '/login': loginScreen('Log In', 'Log in to see your wishlist, your cart and your orders.'),
  '/signup': loginScreen('Sign Up', 'Create an account to save what you like and to order.'),
  '/account': {
    file: 'account-page',
    page: () => import('../routes/account-page.tsx').then((module) => module.AccountPage),
    head: () => ({ title: 'Account', description: 'Your account.', isIndexed: false }),
  },
};
