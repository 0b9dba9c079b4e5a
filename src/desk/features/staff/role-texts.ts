import { canGrant, ROLES, type Role } from '#domain/staff/permissions.ts';

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  support: 'Support',
  workshop: 'Workshop',
  dispatch: 'Dispatch',
};

/** The purpose of each role, in one sentence. */
export const ROLE_HINTS: Readonly<Record<Role, string>> = {
  owner: 'Can do everything, including inviting staff and erasing customers.',
  manager: 'Runs the shop: orders, refunds, reports, catalogue and settings.',
  support: 'Answers customers: sees orders and customers, replies and cancels unpaid orders.',
  workshop: 'Makes the orders: sees them without contact details.',
  dispatch: 'Ships the orders: moves them and sees phone numbers.',
};

/** Roles that this person may give. */
export const listGrantable = (granter: Role) =>
  ROLES.filter((role) => canGrant(granter, role)).map((role) => ({ value: role, label: ROLE_LABELS[role] }));

export const parseRole = (text: string): Role => ROLES.find((role) => role === text) ?? 'support';
