import { paths } from '#contract/paths.ts';
import { getCategoryInfo, MENU_CATEGORIES } from '#domain/catalogue/category.ts';

export type MenuEntry = { label: string; to: string /** Name of the room picture behind it. */; picture: string };

export const CATEGORY_ENTRIES: readonly MenuEntry[] = MENU_CATEGORIES.map((category) => ({
  label: getCategoryInfo(category).menuLabel,
  to: paths.category(category),
  picture: `menu-${category}`,
}));

export const SERVICE_ENTRIES: readonly MenuEntry[] = [
  { label: 'Contact Us', to: paths.contact, picture: 'menu-contact' },
  { label: 'Project Inquiry', to: paths.projectInquiry, picture: 'menu-project' },
  { label: 'Customization Inquiry', to: paths.customizationInquiry, picture: 'menu-customization' },
];

export const MENU_ENTRIES: readonly MenuEntry[] = [...CATEGORY_ENTRIES, ...SERVICE_ENTRIES];
