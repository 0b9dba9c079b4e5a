import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '#domain/staff/permissions.ts';
import { timestampColumn } from './columns.ts';

/** The people behind the shop. Never deleted, because the audit log names them; a disabled account cannot sign in. */
export const staff = pgTable('staff', {
  id: uuid('id').primaryKey(),
  emailLower: text('email_lower').notNull().unique(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  role: text('role').$type<Role>().notNull(),
  /** Includes algorithm, parameters and salt. */
  passwordHash: text('password_hash').notNull(),
  /** Encrypted; null without a second factor. */
  totpSecret: text('totp_secret'),
  /** Encrypted; a secret that waits for its first code. */
  pendingTotpSecret: text('pending_totp_secret'),
  /** The time step of the last code that was used: each code works once. */
  lastTotpStep: bigint('last_totp_step', { mode: 'number' }).notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  disabledAt: timestampColumn('disabled_at'),
  version: integer('version').notNull(),
});

/** Each code replaces the second factor once. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  { staffId: uuid('staff_id').notNull(), codeHash: text('code_hash').notNull(), usedAt: timestampColumn('used_at') },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
);

/** Sessions are read with every request, so that a deleted one ends at once in every process. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: uuid('staff_id').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    lastSeenAt: timestampColumn('last_seen_at').notNull(),
    /** Twelve hours after the sign-in. */
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (table) => [
    index('staff_sessions_staff_id').on(table.staffId),
    index('staff_sessions_expires_at').on(table.expiresAt),
  ],
);

/** Links that create an account; each works once. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid('id').primaryKey(),
    /** The link's token is stored nowhere. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Null for the first owner, who gives it. */
    email: text('email'),
    role: text('role').$type<Role>().notNull(),
    /** Null for an invitation from the command line. */
    invitedBy: uuid('invited_by'),
    createdAt: timestampColumn('created_at').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
    usedAt: timestampColumn('used_at'),
  },
  (table) => [index('staff_invitations_expires_at').on(table.expiresAt)],
);

/** Append-only: every write of staff. Contains no personal data of customers, because it can't be erased. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    at: timestampColumn('at').notNull(),
    /** Null for a command. */
    staffId: uuid('staff_id'),
    /** The name at that time, or the operator of a command. */
    actor: text('actor').notNull(),
    permission: text('permission').notNull(),
    /** The action, such as 'order moved'. */
    action: text('action').notNull(),
    objectKind: text('object_kind').notNull(),
    objectId: text('object_id').notNull(),
    /** The name that staff know it by, such as the order number. */
    object: text('object').notNull(),
    /** JSON: changed fields, with values unless they are personal. */
    changes: text('changes').notNull(),
    reason: text('reason'),
    requestId: text('request_id').notNull(),
    previousHash: text('previous_hash').notNull(),
    /** SHA-256 of the previous hash and this entry. */
    hash: text('hash').notNull(),
  },
  (table) => [
    index('audit_entries_object').on(table.objectKind, table.objectId, table.seq),
    index('audit_entries_kind').on(table.objectKind, table.seq),
    index('audit_entries_staff').on(table.staffId, table.seq),
    index('audit_entries_at').on(table.at, table.seq),
  ],
);

/** One row, id 'audit': its lock makes entries form one chain. */
export const auditState = pgTable('audit_state', {
  id: text('id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});

export const REQUEST_RUNNING = 0;
export const REQUEST_DONE = 200;

/** Writes by idempotency key, kept for a day: a repeated request has no second effect. */
export const idempotentRequests = pgTable(
  'desk_requests',
  {
    key: text('key').primaryKey(),
    staffId: uuid('staff_id').notNull(),
    /** SHA-256 of method, path and body: another request with the same key is refused. */
    requestHash: text('request_hash').notNull(),
    /** REQUEST_RUNNING or REQUEST_DONE. */
    status: integer('status').notNull(),
    /** Empty if a repeat reads it again; never personal data of customers. */
    response: text('response').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [index('desk_requests_created_at').on(table.createdAt)],
);
