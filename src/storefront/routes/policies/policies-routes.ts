import type { PolicyKey } from '#contract/content/policy-versions.ts';
import type { PreloadContext, Route } from '../route.ts';

const createPreload =
  (key: PolicyKey) =>
  async ({ search, dispatch }: PreloadContext) => {
    const { loadPolicy } = await import('#storefront/features/policies/policy-article.tsx');
    return dispatch(loadPolicy(key, search));
  };

export const policiesRoutes: readonly Route[] = [
  {
    path: '/returnpolicy',
    file: 'routes/policies/return-policy-page',
    query: 'version',
    page: () => import('./return-policy-page.tsx').then((module) => module.returnPolicyPage),
    preload: createPreload('policy-returns'),
  },
  {
    path: '/terms',
    file: 'routes/policies/terms-page',
    query: 'version',
    page: () => import('./terms-page.tsx').then((module) => module.termsPage),
    preload: createPreload('policy-terms'),
  },
  {
    path: '/privacypolicy',
    file: 'routes/policies/privacy-policy-page',
    query: 'version',
    page: () => import('./privacy-policy-page.tsx').then((module) => module.privacyPolicyPage),
    preload: createPreload('policy-privacy'),
  },
];
