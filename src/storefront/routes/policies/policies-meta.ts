import { paths } from '#contract/paths.ts';
import pictures from '#storefront/pictures/pictures.json';
import type { PageMeta } from '../route.ts';

export const policiesMeta = {
  returnPolicy: {
    head: () => ({
      title: 'Return Policy',
      description:
        'Returns and exchanges within 15 days, what to do if something arrives damaged, and where to send your parcel.',
      canonicalPath: paths.returnPolicy,
      image: pictures['return-hero'],
    }),
  },
  terms: {
    head: () => ({
      title: 'Terms of Use',
      description: 'Our terms for selling in India, with our legal name, address and Grievance Officer.',
      canonicalPath: paths.terms,
    }),
  },
  privacyPolicy: {
    head: () => ({
      title: 'Privacy Policy',
      description: 'What we know about you, how we use it, how long we keep it, and the choices you have.',
      canonicalPath: paths.privacyPolicy,
    }),
  },
} satisfies Record<string, PageMeta>;
