import { paths } from '#contract/paths.ts';
import { getCategoryNames, MENU_CATEGORIES } from '#domain/catalogue/category.ts';

export type MenuEntry = { label: string; to: string /** Name of the room picture behind it. */; picture: string };

/** Categories first, then contact pages. */
export const GOODS_ENTRIES: readonly MenuEntry[] = MENU_CATEGORIES.map((category) => ({
  label: getCategoryNames(category).menuLabel,
  to: paths.category(category),
  picture: `menu-${category}`,
}));

export const SERVICE_ENTRIES: readonly MenuEntry[] = [
  { label: 'Contact Us', to: paths.contact, picture: 'menu-contact' },
  { label: 'Project Inquiry', to: paths.projectInquiry, picture: 'menu-project' },
  { label: 'Customization Inquiry', to: paths.customizationInquiry, picture: 'menu-customization' },
];

export const MENU_ENTRIES: readonly MenuEntry[] = [...GOODS_ENTRIES, ...SERVICE_ENTRIES];
