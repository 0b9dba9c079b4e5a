import type { Route } from '../route.ts';

export const policiesRoutes: readonly Route[] = [
  {
    path: '/returnpolicy',
    file: 'routes/policies/return-policy-page',
    page: () => import('./return-policy-page.tsx').then((module) => module.ReturnPolicyPage),
    meta: async () => (await import('./return-policy-page.tsx')).returnPolicyMeta,
  },
  {
    path: '/terms',
    file: 'routes/policies/terms-page',
    page: () => import('./terms-page.tsx').then((module) => module.TermsPage),
    meta: async () => (await import('./terms-page.tsx')).termsMeta,
  },
  {
    path: '/privacypolicy',
    file: 'routes/policies/privacy-policy-page',
    page: () => import('./privacy-policy-page.tsx').then((module) => module.PrivacyPolicyPage),
    meta: async () => (await import('./privacy-policy-page.tsx')).privacyPolicyMeta,
  },
];
