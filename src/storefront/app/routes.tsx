import { pagePatterns } from '#contract/paths.ts';
import { accountScreens } from './account-screens.ts';
import { cartScreens } from './cart-screens.ts';
import { catalogueScreens } from './catalogue-screens.ts';
import { checkoutScreens } from './checkout-screens.ts';
import { ordersScreens } from './orders-screens.ts';
import { productScreens } from './product-screens.ts';
import type { RouteRow, Screen } from './router/route-row.ts';
import { wishlistScreens } from './wishlist-screens.ts';

const plain = (name: keyof typeof import('./plain-words.ts').plainWords) => async () =>
  (await import('./plain-words.ts')).plainWords[name];

/** The screens of the shop by their path pattern. */
export const screens: Readonly<Record<string, Screen>> = {
  '/': {
    file: 'home-page',
    page: () => import('../routes/home-page.tsx').then((module) => module.HomePage),
    preload: async ({ dispatch }) => dispatch((await import('../state/catalogue/home-thunks.ts')).showHome()),
    words: plain('home'),
  },
  ...catalogueScreens,
  ...productScreens,
  ...cartScreens,
  ...checkoutScreens,
  ...accountScreens,
  ...wishlistScreens,
  ...ordersScreens,
  '/contact': {
    file: 'contact-page',
    page: () => import('../routes/contact-page.tsx').then((module) => module.ContactPage),
    words: plain('contact'),
  },
  '/inquiry/project': {
    file: 'project-inquiry-page',
    page: () => import('../routes/project-inquiry-page.tsx').then((module) => module.ProjectInquiryPage),
    words: plain('projectInquiry'),
  },
  '/inquiry/customization': {
    file: 'customization-inquiry-page',
    page: () => import('../routes/customization-inquiry-page.tsx').then((module) => module.CustomizationInquiryPage),
    words: plain('customizationInquiry'),
  },
  '/returnpolicy': {
    file: 'return-policy-page',
    page: () => import('../routes/return-policy-page.tsx').then((module) => module.ReturnPolicyPage),
    words: plain('returnPolicy'),
  },
  '/terms': {
    file: 'terms-page',
    page: () => import('../routes/terms-page.tsx').then((module) => module.TermsPage),
    words: plain('terms'),
  },
  '/privacypolicy': {
    file: 'privacy-policy-page',
    page: () => import('../routes/privacy-policy-page.tsx').then((module) => module.PrivacyPolicyPage),
    words: plain('privacyPolicy'),
  },
};

export const notFoundScreen: Screen = {
  file: 'not-found-page',
  page: () => import('../routes/not-found-page.tsx').then((module) => module.NotFoundPage),
  head: () => ({ title: 'Page not found', description: 'There is no page at this address.', isIndexed: false }),
  status: () => 404,
};

const screenOf = (pattern: string): Screen => {
  const screen = screens[pattern];
  if (!screen) throw new Error(`No screen for ${pattern}`);
  return screen;
};

export const routeTable: readonly RouteRow[] = pagePatterns.map((row) => ({ ...row, screen: screenOf(row.pattern) }));
