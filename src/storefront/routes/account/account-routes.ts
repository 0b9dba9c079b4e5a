import type { Route } from '../route.ts';

/** The same HTML for everyone: cached like any page but not indexed. */
const authRoute = { guard: 'signedOut', layout: 'bare', file: 'routes/account/auth-page' } as const;

export const accountRoutes: readonly Route[] = [
  {
    ...authRoute,
    path: '/login',
    page: () => import('./auth-page.tsx').then((module) => module.loginPage),
  },
  {
    ...authRoute,
    path: '/signup',
    page: () => import('./auth-page.tsx').then((module) => module.signupPage),
  },
  {
    path: '/forgot',
    file: 'routes/account/forgot-password-page',
    page: () => import('./forgot-password-page.tsx').then((module) => module.forgotPasswordPage),
  },
  {
    path: '/reset',
    file: 'routes/account/reset-password-page',
    page: () => import('./reset-password-page.tsx').then((module) => module.resetPasswordPage),
  },
  {
    path: '/confirm-email',
    file: 'routes/account/confirm-email-page',
    page: () => import('./confirm-email-page.tsx').then((module) => module.confirmEmailPage),
  },
  {
    path: '/account',
    guard: 'signedIn',
    file: 'routes/account/account-page',
    page: () => import('./account-page.tsx').then((module) => module.accountPage),
  },
  {
    path: '/profile',
    guard: 'signedIn',
    file: 'routes/account/profile-page',
    page: () => import('./profile-page.tsx').then((module) => module.profilePage),
  },
  {
    path: '/profile/security',
    guard: 'signedIn',
    file: 'routes/account/security-page',
    page: () => import('./security-page.tsx').then((module) => module.securityPage),
  },
];
