/** The permissions of staff, and the roles that grant them. */

export const PERMISSIONS = [
  'orders.view',
  'orders.move',
  'orders.cancel',
  'orders.note',
  /** To ask for a refund that needs the approval of someone else. No endpoint checks it yet. */
  'refunds.request',
  'refunds.approve',
  'catalogue.edit',
  'catalogue.publish',
  'content.edit',
  'customers.view',
  'customers.export',
  'customers.erase',
  'messages.reply',
  /** To move pieces through the stages of the workshop. No endpoint checks it yet. */
  'production.work',
  'reports.view',
  'staff.manage',
  'settings.edit',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const ROLES = ['owner', 'manager', 'support', 'workshop', 'dispatch'] as const;
export type Role = (typeof ROLES)[number];

const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  owner: PERMISSIONS,
  manager: PERMISSIONS.filter((permission) => !['staff.manage', 'customers.erase'].includes(permission)),
  support: ['orders.view', 'orders.note', 'orders.cancel', 'refunds.request', 'customers.view', 'messages.reply'],
  workshop: ['orders.view', 'orders.note', 'production.work'],
  dispatch: ['orders.view', 'orders.move', 'orders.note'],
};

export const getPermissions = (role: Role): readonly Permission[] => ROLE_PERMISSIONS[role];

export const hasPermission = (role: Role, permission: Permission): boolean =>
  ROLE_PERMISSIONS[role].includes(permission);

/** Nobody can grant a role with more permissions than their own. */
export const canGrant = (granter: Role, role: Role): boolean =>
  getPermissions(role).every((permission) => hasPermission(granter, permission));

const SENSITIVE_PERMISSIONS: readonly Permission[] = [
  'staff.manage',
  'orders.cancel',
  'refunds.request',
  'refunds.approve',
  'customers.export',
  'customers.erase',
];

/** True if the role needs a second factor in a live shop. */
export const needsSecondFactor = (role: Role): boolean =>
  SENSITIVE_PERMISSIONS.some((permission) => hasPermission(role, permission));
