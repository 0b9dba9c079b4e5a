import type { Screen } from '../route.ts';

const loadMeta = (name: keyof typeof import('../static-page-meta.ts').staticPageMeta) => async () =>
  (await import('../static-page-meta.ts')).staticPageMeta[name];

export const policiesRoutes: Readonly<Record<string, Screen>> = {
  '/returnpolicy': {
    file: 'policies/return-policy-page',
    page: () => import('./return-policy-page.tsx').then((module) => module.ReturnPolicyPage),
    meta: loadMeta('returnPolicy'),
  },
  '/terms': {
    file: 'policies/terms-page',
    page: () => import('./terms-page.tsx').then((module) => module.TermsPage),
    meta: loadMeta('terms'),
  },
  '/privacypolicy': {
    file: 'policies/privacy-policy-page',
    page: () => import('./privacy-policy-page.tsx').then((module) => module.PrivacyPolicyPage),
    meta: loadMeta('privacyPolicy'),
  },
};
