import { pagePatterns, paths } from '#contract/paths.ts';

/** Pages of one customer, of a purchase under way, and calls: nothing to find there. */
const CLOSED = [
  '/api/',
  ...pagePatterns.filter(({ guard }) => guard === 'token').map(({ pattern }) => pattern.replace(/\/:.*$/, '/')),
  paths.cart,
  paths.checkout,
  paths.cashfreeReturn,
  paths.paymentSuccess,
  paths.paymentFailure,
];

export const robotsText = (publicOrigin: string): string =>
  [
    'User-agent: *',
    ...[...new Set(CLOSED)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');
