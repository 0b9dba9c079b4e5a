/** A message from a customer form in the back office: in a list, as a conversation, and after a conflict. */
import * as z from 'zod/mini';
import { INQUIRY_KINDS } from '#domain/inquiries/inquiry-kinds.ts';

const staffNameSchema = z.object({ id: z.string(), name: z.string() });

export const deskMessageRowSchema = z.object({
  id: z.string(),
  ticket: z.string(),
  kind: z.enum(INQUIRY_KINDS),
  version: z.int32(),
  createdAt: z.string(),
  name: z.string(),
  /** Project or product type; null for a contact message. */
  subject: z.nullable(z.string()),
  /** The beginning of the text. */
  excerpt: z.string(),
  assignedTo: z.nullable(staffNameSchema),
  /** When the shop first replied. */
  acknowledgedAt: z.nullable(z.string()),
  doneAt: z.nullable(z.string()),
  /** The deadline that has passed; null if none has. */
  overdueSince: z.nullable(z.string()),
  /** The email of a reply was refused for good. */
  hasFailedEmail: z.boolean(),
  /** The honeypot field was filled in. */
  isSuspect: z.boolean(),
  isSample: z.boolean(),
});
export type DeskMessageRow = z.infer<typeof deskMessageRowSchema>;

const clockSchema = z.object({ deadline: z.string(), stoppedAt: z.nullable(z.string()), isOverdue: z.boolean() });

const entrySchema = z.object({
  id: z.string(),
  /** Only replies reach the customer. */
  kind: z.enum(['reply', 'note']),
  text: z.string(),
  by: z.string(),
  at: z.string(),
  /** The state of a reply's email; `none` without a recipient. Null for a note. */
  email: z.nullable(z.enum(['queued', 'sent', 'failed', 'none'])),
});

export const deskMessageSchema = z.extend(deskMessageRowSchema, {
  email: z.string(),
  phone: z.string(),
  /** The customer with this login email; null for strangers. */
  customerId: z.nullable(z.string()),
  details: z.string(),
  acknowledge: clockSchema,
  resolve: clockSchema,
  /** Replies and notes, oldest first. */
  entries: z.array(entrySchema),
  /** Staff that it can be assigned to. */
  assignable: z.array(staffNameSchema),
});
export type DeskMessage = z.infer<typeof deskMessageSchema>;

/** Sent as `data` with 409: the current message, and who changed it last. */
export const messageConflictSchema = z.object({
  message: deskMessageSchema,
  changedBy: z.string(),
  changedAt: z.string(),
});
export type MessageConflict = z.infer<typeof messageConflictSchema>;
