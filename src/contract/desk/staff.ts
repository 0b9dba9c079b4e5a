/** Staff sign-in, second factor, invitations and members of staff. */
import * as z from 'zod/mini';
import { PERMISSIONS, ROLES } from '#domain/staff/permissions.ts';
import { emptySchema } from '../endpoint.ts';
import { formText, pathId } from '../storefront/fields.ts';
import { defineDeskEndpoint } from './desk-endpoint.ts';

const roleSchema = z.enum(ROLES);

const currentStaffSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  permissions: z.array(z.enum(PERMISSIONS)),
  hasSecondFactor: z.boolean(),
  /** Until the second factor is set up, every other endpoint responds with 403. */
  mustSetUpSecondFactor: z.boolean(),
  shopName: z.string(),
  /** The shop's postal address and phone number, by line. */
  shopContact: z.optional(z.array(z.string())),
  shopMode: z.enum(['demo', 'live']),
  /** The storefront's address. */
  shopOrigin: z.string(),
  /** Without one, emails are only written to files. */
  hasMailServer: z.boolean(),
});
export type CurrentStaff = z.infer<typeof currentStaffSchema>;

export const signInStaff = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/session',
  summary: 'Signs in and sets the session cookie. Asks for the code of the second factor if the account has one.',
  access: 'anyone',
  body: z.object({ email: formText(), password: formText(), code: formText() }),
  data: z.object({ isCodeRequired: z.boolean(), staff: z.nullable(currentStaffSchema) }),
});

export const getCurrentStaff = defineDeskEndpoint({
  method: 'GET',
  path: '/api/desk/session',
  summary: 'Returns who is signed in, if anyone.',
  access: 'anyone',
  data: z.object({ staff: z.nullable(currentStaffSchema) }),
});

export const signOutStaff = defineDeskEndpoint({
  method: 'DELETE',
  path: '/api/desk/session',
  summary: 'Ends this session.',
  access: 'staff',
  data: emptySchema,
});

export const checkInvitation = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/invitations/check',
  summary: 'Returns whom an invitation link is for, if it still works.',
  access: 'anyone',
  isWrite: false,
  body: z.object({ token: formText() }),
  data: z.object({ email: z.nullable(z.string()), role: roleSchema }),
});

export const acceptInvitation = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/invitations/accept',
  summary: 'Creates the account of an invitation and signs in. The first owner of a shop also gives an email.',
  access: 'anyone',
  body: z.object({ token: formText(), email: formText(), name: formText(), password: formText() }),
  data: currentStaffSchema,
});

export const startSecondFactor = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/second-factor/start',
  summary: 'Creates a secret for an authenticator app. It works after the first code.',
  access: 'staff',
  /** The code of an earlier second factor, or a recovery code, to replace it. */
  body: z.object({ password: formText(), code: formText() }),
  data: z.object({
    secret: z.string(),
    /** The otpauth: address as an SVG picture of a QR code. */
    qrCodeSvg: z.string(),
  }),
});

export const confirmSecondFactor = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/second-factor/confirm',
  summary: 'Switches the second factor on and returns recovery codes, which are shown once.',
  access: 'staff',
  body: z.object({ code: formText() }),
  data: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const staffMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  hasSecondFactor: z.boolean(),
  isDisabled: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
  version: z.int32(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

export const listStaff = defineDeskEndpoint({
  method: 'GET',
  path: '/api/desk/staff',
  summary: 'Lists the members of staff and open invitations.',
  access: 'staff.manage',
  data: z.object({
    members: z.array(staffMemberSchema),
    invitations: z.array(
      z.object({
        id: z.string(),
        email: z.string(),
        role: roleSchema,
        /** Set for a link that gives a member of staff a new password. */
        memberName: z.nullable(z.string()),
        expiresAt: z.string(),
      }),
    ),
  }),
});

export const inviteStaff = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/staff/invitations',
  summary: 'Emails an invitation that works once, for 30 minutes.',
  access: 'staff.manage',
  body: z.object({ email: formText(), role: roleSchema }),
  data: emptySchema,
});

export const cancelInvitation = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/staff/invitations/:id/cancel',
  summary: 'Cancels an open invitation: its link stops working.',
  access: 'staff.manage',
  params: z.object({ id: pathId() }),
  data: emptySchema,
});

export const changeStaffRole = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/staff/:id/role',
  summary: 'Changes a role. Nobody raises their own, grants what they lack, or removes the last owner.',
  access: 'staff.manage',
  params: z.object({ id: pathId() }),
  body: z.object({ version: z.int32(), role: roleSchema }),
  data: staffMemberSchema,
});

export const disableStaff = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/staff/:id/disable',
  summary: 'Locks an account and ends its sessions.',
  access: 'staff.manage',
  params: z.object({ id: pathId() }),
  body: z.object({ version: z.int32(), reason: formText() }),
  data: staffMemberSchema,
});

export const endStaffSessions = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/staff/:id/end-sessions',
  summary: 'Signs a member of staff out everywhere, at once.',
  access: 'staff.manage',
  params: z.object({ id: pathId() }),
  body: z.object({ reason: formText() }),
  data: emptySchema,
});

export const resetStaffAccess = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/staff/:id/reset',
  summary: 'Removes password and second factor, and emails a link that sets a new password.',
  access: 'staff.manage',
  params: z.object({ id: pathId() }),
  body: z.object({ version: z.int32(), reason: formText() }),
  data: emptySchema,
});
