/** A message from one of the customer forms as staff see it: in a list, as a conversation, and after someone else has changed it. */
import * as z from 'zod/mini';
import { INQUIRY_KINDS } from '#domain/inquiries/inquiry-kinds.ts';

const staffNameSchema = z.object({ id: z.string(), name: z.string() });

export const deskMessageRowSchema = z.object({
  id: z.string(),
  ticket: z.string(),
  kind: z.enum(INQUIRY_KINDS),
  version: z.number(),
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
  /** Of a reply: its email; `none` if there was nobody to send it to. Null for a note. */
  email: z.nullable(z.enum(['queued', 'sent', 'failed', 'none'])),
});

export const deskMessageSchema = z.extend(deskMessageRowSchema, {
  email: z.string(),
  phone: z.string(),
  /** Whose login email it is; null for strangers. */
  customerId: z.nullable(z.string()),
  details: z.string(),
  acknowledge: clockSchema,
  resolve: clockSchema,
  /** Replies and notes, oldest first. */
  entries: z.array(entrySchema),
  /** Who can take care of it. */
  assignable: z.array(staffNameSchema),
});
export type DeskMessage = z.infer<typeof deskMessageSchema>;

/** Sent as `data` with 409: what the message is now, and who changed it last. */
export const messageConflictSchema = z.object({
  message: deskMessageSchema,
  changedBy: z.string(),
  changedAt: z.string(),
});
export type MessageConflict = z.infer<typeof messageConflictSchema>;
