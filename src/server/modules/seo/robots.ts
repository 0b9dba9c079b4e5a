import { paths } from '#contract/paths.ts';

/** Personal pages, checkout pages and the API. */
const DISALLOWED_PATHS = [
  '/api/',
  paths.account,
  paths.forgot,
  paths.reset,
  paths.confirmEmail,
  paths.profile,
  paths.myData,
  paths.myDataCopy,
  paths.verifyEmail,
  paths.unsubscribe,
  paths.unsubscribed,
  paths.security,
  paths.wishlist,
  paths.orders,
  paths.order(''),
  paths.tracking,
  paths.ticket,
  paths.cart,
  paths.checkout,
  paths.cashfreeReturn,
  paths.paymentSuccess,
  paths.paymentFailure,
];

export const buildRobotsText = (publicOrigin: string): string =>
  [
    'User-agent: *',
    ...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');
