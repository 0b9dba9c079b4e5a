import { pagePatterns, paths } from '#contract/paths.ts';

/** Personal pages, checkout pages and the API. */
const DISALLOWED_PATHS = [
  '/api/',
  ...pagePatterns.filter(({ guard }) => guard === 'token').map(({ pattern }) => pattern.replace(/\/:.*$/, '/')),
  paths.cart,
  paths.checkout,
  paths.cashfreeReturn,
  paths.paymentSuccess,
  paths.paymentFailure,
];

export const buildRobotsText = (publicOrigin: string): string =>
  [
    'User-agent: *',
    ...[...new Set(DISALLOWED_PATHS)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');
