import { paths } from '#contract/paths.ts';
import pictures from '../pictures/pictures.json';
import { organizationData, webSiteData } from './head/structured-data.ts';
import type { PageMeta } from './route.ts';

/** Meta of the pages that don't depend on the catalogue. */
export const staticPageMeta = {
  home: {
    head: ({ state }) => ({
      title: undefined,
      description:
        'Wallpaper, curtains, blinds, canvas frames and fabrics, made to your measure and priced per square foot. Delivered across India.',
      canonicalPath: paths.home,
      structuredData: [organizationData(state.shop), webSiteData(state.shop)],
    }),
  },
  contact: {
    head: () => ({
      title: 'Contact Us',
      description: 'Write to us, call us or visit us in Ahmedabad: phone, address, opening hours and a contact form.',
      canonicalPath: paths.contact,
      image: pictures['menu-contact'],
    }),
  },
  projectInquiry: {
    head: () => ({
      title: 'Project Inquiry',
      description:
        'Hotels, offices and whole homes: tell us about your project and get samples, measurements and a price.',
      canonicalPath: paths.projectInquiry,
      image: pictures['menu-project'],
    }),
  },
  customizationInquiry: {
    head: () => ({
      title: 'Customization Inquiry',
      description:
        'Another colour, scale or size: describe the wallpaper, curtain, blind or canvas that you have in mind.',
      canonicalPath: paths.customizationInquiry,
      image: pictures['menu-customization'],
    }),
  },
  returnPolicy: {
    head: () => ({
      title: 'Return Policy',
      description: 'Returns and exchanges within 15 days, what to do with damaged goods, and where to send a parcel.',
      canonicalPath: paths.returnPolicy,
      image: pictures['return-hero'],
    }),
  },
  terms: {
    head: () => ({
      title: 'Terms of Use',
      description:
        'The terms under which this shop sells in India, with its legal name, address and Grievance Officer.',
      canonicalPath: paths.terms,
    }),
  },
  privacyPolicy: {
    head: () => ({
      title: 'Privacy Policy',
      description: 'What we learn about you, what it is used for, how long it is kept, and how you decide about it.',
      canonicalPath: paths.privacyPolicy,
    }),
  },
} satisfies Record<string, PageMeta>;
