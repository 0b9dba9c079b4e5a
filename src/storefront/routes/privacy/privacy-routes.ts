import type { Route } from '../route.ts';

export const privacyRoutes: readonly Route[] = [
  {
    path: '/profile/data',
    guard: 'signedIn',
    file: 'routes/privacy/my-data-page',
    page: () => import('./my-data-page.tsx').then((module) => module.myDataPage),
  },
  {
    path: '/profile/data/copy',
    guard: 'signedIn',
    file: 'routes/privacy/data-copy-page',
    page: () => import('./data-copy-page.tsx').then((module) => module.dataCopyPage),
  },
  {
    path: '/verify-email',
    file: 'routes/privacy/verify-email-page',
    page: () => import('./verify-email-page.tsx').then((module) => module.verifyEmailPage),
  },
  {
    path: '/unsubscribe',
    file: 'routes/privacy/unsubscribe-page',
    page: () => import('./unsubscribe-page.tsx').then((module) => module.unsubscribePage),
  },
  {
    path: '/unsubscribed',
    file: 'routes/privacy/unsubscribed-page',
    page: () => import('./unsubscribed-page.tsx').then((module) => module.unsubscribedPage),
  },
];
