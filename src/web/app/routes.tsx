import { pagePatterns, paths } from '#contract/paths.ts';
import pictures from '../content/pictures.json';
import { accountScreens } from './account-screens.ts';
import { cartScreens } from './cart-screens.ts';
import { catalogueScreens } from './catalogue-screens.ts';
import { productScreens } from './product-screens.ts';
import type { RouteRow, Screen } from './route-row.ts';
import { organizationData, webSiteData } from './structured-data.ts';
import { wishlistScreens } from './wishlist-screens.ts';

/** The screens of the shop by their path pattern. Every pattern of the specification is a route; see `RouteRow`. */
export const screens: Readonly<Record<string, Screen>> = {
  '/': {
    file: 'home-page',
    page: () => import('../pages/home-page.tsx').then((module) => module.HomePage),
    preload: async ({ dispatch }) => dispatch((await import('../state/home-thunks.ts')).showHome()),
    head: ({ state }) => ({
      title: undefined,
      description:
        'Wallpaper, curtains, blinds, canvas frames and fabrics, made to your measure and priced per square foot. Delivered across India.',
      canonicalPath: paths.home,
      facts: [organizationData(state.shop), webSiteData(state.shop)],
    }),
  },
  ...catalogueScreens,
  ...productScreens,
  ...cartScreens,
  ...accountScreens(() => (screens['/profile'] ? paths.profile : paths.home)),
  ...wishlistScreens,
  '/contact': {
    file: 'contact-page',
    page: () => import('../pages/contact-page.tsx').then((module) => module.ContactPage),
    head: () => ({
      title: 'Contact Us',
      description: 'Write to us, call us or visit us in Ahmedabad: phone, address, opening hours and a contact form.',
      canonicalPath: paths.contact,
      image: pictures['menu-contact'],
    }),
  },
  '/inquiry/project': {
    file: 'project-inquiry-page',
    page: () => import('../pages/project-inquiry-page.tsx').then((module) => module.ProjectInquiryPage),
    head: () => ({
      title: 'Project Inquiry',
      description:
        'Hotels, offices and whole homes: tell us about your project and get samples, measurements and a price.',
      canonicalPath: paths.projectInquiry,
      image: pictures['menu-project'],
    }),
  },
  '/inquiry/customization': {
    file: 'customization-inquiry-page',
    page: () => import('../pages/customization-inquiry-page.tsx').then((module) => module.CustomizationInquiryPage),
    head: () => ({
      title: 'Customization Inquiry',
      description:
        'Another colour, scale or size: describe the wallpaper, curtain, blind or canvas that you have in mind.',
      canonicalPath: paths.customizationInquiry,
      image: pictures['menu-customization'],
    }),
  },
  '/returnpolicy': {
    file: 'return-policy-page',
    page: () => import('../pages/return-policy-page.tsx').then((module) => module.ReturnPolicyPage),
    head: () => ({
      title: 'Return Policy',
      description: 'Returns and exchanges within 15 days, what to do with damaged goods, and where to send a parcel.',
      canonicalPath: paths.returnPolicy,
      image: pictures['return-hero'],
    }),
  },
  '/terms': {
    file: 'terms-page',
    page: () => import('../pages/terms-page.tsx').then((module) => module.TermsPage),
    head: () => ({
      title: 'Terms of Use',
      description:
        'The terms under which this shop sells in India, with its legal name, address and Grievance Officer.',
      canonicalPath: paths.terms,
    }),
  },
  '/privacypolicy': {
    file: 'privacy-policy-page',
    page: () => import('../pages/privacy-policy-page.tsx').then((module) => module.PrivacyPolicyPage),
    head: () => ({
      title: 'Privacy Policy',
      description: 'What we learn about you, what it is used for, how long it is kept, and how you decide about it.',
      canonicalPath: paths.privacyPolicy,
    }),
  },
};

export const notFoundScreen: Screen = {
  file: 'not-found-page',
  page: () => import('../pages/not-found-page.tsx').then((module) => module.NotFoundPage),
  head: () => ({ title: 'Page not found', description: 'There is no page at this address.', isIndexed: false }),
  status: () => 404,
};

export const routeTable: readonly RouteRow[] = pagePatterns.map((row) => ({ ...row, screen: screens[row.pattern] }));
