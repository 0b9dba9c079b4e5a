import type { Route } from '../route.ts';

export const policiesRoutes: readonly Route[] = [
  {
    path: '/returnpolicy',
    file: 'routes/policies/return-policy-page',
    query: 'version',
    page: () => import('./return-policy-page.tsx').then((module) => module.returnPolicyPage),
    preload: async ({ search, dispatch }) =>
      dispatch((await import('./return-policy-page.tsx')).loadReturnPolicy(search)),
  },
  {
    path: '/terms',
    file: 'routes/policies/terms-page',
    query: 'version',
    page: () => import('./terms-page.tsx').then((module) => module.termsPage),
    preload: async ({ search, dispatch }) => dispatch((await import('./terms-page.tsx')).loadTerms(search)),
  },
  {
    path: '/privacypolicy',
    file: 'routes/policies/privacy-policy-page',
    query: 'version',
    page: () => import('./privacy-policy-page.tsx').then((module) => module.privacyPolicyPage),
    preload: async ({ search, dispatch }) =>
      dispatch((await import('./privacy-policy-page.tsx')).loadPrivacyPolicy(search)),
  },
];
