import type { Route } from '../route.ts';

const importMeta = async () => (await import('./policies-meta.ts')).policiesMeta;

export const policiesRoutes: readonly Route[] = [
  {
    path: '/returnpolicy',
    file: 'routes/policies/return-policy-page',
    page: () => import('./return-policy-page.tsx').then((module) => module.ReturnPolicyPage),
    meta: async () => (await importMeta()).returnPolicy,
  },
  {
    path: '/terms',
    file: 'routes/policies/terms-page',
    page: () => import('./terms-page.tsx').then((module) => module.TermsPage),
    meta: async () => (await importMeta()).terms,
  },
  {
    path: '/privacypolicy',
    file: 'routes/policies/privacy-policy-page',
    page: () => import('./privacy-policy-page.tsx').then((module) => module.PrivacyPolicyPage),
    meta: async () => (await importMeta()).privacyPolicy,
  },
];
