import { paths } from '#contract/paths.ts';

export type FooterLink = { label: string; to: string };

/** */
export const QUICK_LINKS: readonly FooterLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'Wallpaper', to: paths.category('wallpaper') },
  { label: 'Curtains', to: paths.category('curtains') },
  { label: 'Blinds', to: paths.category('blinds') },
  { label: 'Canvas', to: paths.category('canvas') },
  { label: 'Fabrics', to: paths.category('fabrics') },
  { label: 'All products', to: paths.allProducts() },
];

export const INFORMATION_LINKS: readonly FooterLink[] = [
  { label: 'Contact Us', to: paths.contact },
  { label: 'Project Inquiry', to: paths.projectInquiry },
  { label: 'Customization Inquiry', to: paths.customizationInquiry },
  { label: 'Privacy Policy', to: paths.privacyPolicy },
  { label: 'Terms', to: paths.terms },
  { label: 'Return Policy', to: paths.returnPolicy },
  { label: 'Profile', to: paths.profile },
];

/** Target of the Menu link before hydration. */
export const FOOTER_ID = 'site-footer';
