import type { Route } from '../route.ts';

export const policiesRoutes: readonly Route[] = [
  {
    path: '/returnpolicy',
    file: 'routes/policies/return-policy-page',
    page: () => import('./return-policy-page.tsx').then((module) => module.returnPolicyPage),
  },
  {
    path: '/terms',
    file: 'routes/policies/terms-page',
    page: () => import('./terms-page.tsx').then((module) => module.termsPage),
  },
  {
    path: '/privacypolicy',
    file: 'routes/policies/privacy-policy-page',
    page: () => import('./privacy-policy-page.tsx').then((module) => module.privacyPolicyPage),
  },
];
