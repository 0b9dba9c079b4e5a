import { deskPaths } from '#desk/api/desk-paths.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import type { IconName } from '#ui/icons/icon.tsx';

export type NavigationEntry = {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  readonly permission: Permission;
  /** The key that opens the page. */
  readonly shortcut?: string;
  /** The chapters of the handbook about the page, if it is not the one named like it. */
  readonly chapters?: readonly string[];
};

/** The pages of the desk, most used first: small screens show the first four, and the others behind 'More'. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { to: deskPaths.today, label: 'Today', icon: 'home', permission: 'orders.view', shortcut: 't' },
  { to: deskPaths.orders, label: 'Orders', icon: 'package', permission: 'orders.view', shortcut: 'o' },
  { to: deskPaths.messages, label: 'Messages', icon: 'mail', permission: 'messages.reply', shortcut: 'm' },
  { to: deskPaths.customers, label: 'Customers', icon: 'user', permission: 'customers.view', shortcut: 'c' },
  {
    to: deskPaths.products,
    label: 'Products',
    icon: 'swatch',
    permission: 'catalogue.edit',
    shortcut: 'p',
    chapters: ['Products', 'Many products at once'],
  },
  {
    to: deskPaths.content,
    label: 'Content',
    icon: 'image',
    permission: 'content.edit',
    chapters: ['Home page', 'Categories', 'Policies'],
  },
  { to: deskPaths.reports, label: 'Reports', icon: 'chart', permission: 'reports.view', shortcut: 'r' },
  { to: deskPaths.settings, label: 'Settings', icon: 'settings', permission: 'settings.edit' },
  { to: deskPaths.staff, label: 'Staff', icon: 'lock', permission: 'staff.manage' },
  { to: deskPaths.audit, label: 'Audit log', icon: 'list', permission: 'staff.manage' },
];

export const MAX_BAR_ENTRIES = 4;

export const isCurrentEntry = ({ to }: NavigationEntry, pathname: string): boolean =>
  to === deskPaths.today ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);
