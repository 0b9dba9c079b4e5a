import { paths } from '#contract/paths.ts';
import pictures from '#storefront/pictures/pictures.json';
import type { PageMeta } from '../route.ts';

export const inquiriesMeta = {
  contact: {
    head: () => ({
      title: 'Contact Us',
      description: 'Write, call or visit us in Ahmedabad. Phone, address, opening hours and a contact form.',
      canonicalPath: paths.contact,
      image: pictures['menu-contact'],
    }),
  },
  projectInquiry: {
    head: () => ({
      title: 'Project Inquiry',
      description:
        'Furnishing a hotel, office or whole home? Tell us about your project and get samples, measurements and a price.',
      canonicalPath: paths.projectInquiry,
      image: pictures['menu-project'],
    }),
  },
  customizationInquiry: {
    head: () => ({
      title: 'Customization Inquiry',
      description:
        'Want another colour, scale or size? Describe the wallpaper, curtain, blind or canvas you have in mind.',
      canonicalPath: paths.customizationInquiry,
      image: pictures['menu-customization'],
    }),
  },
} satisfies Record<string, PageMeta>;
