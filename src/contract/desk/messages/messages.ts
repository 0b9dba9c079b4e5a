/** Messages in the back office, which are the inquiries of customers: lists, one conversation, and its actions. */
import * as z from 'zod/mini';
import { emptySchema } from '#contract/endpoint.ts';
import { formText, pathId } from '#contract/storefront/fields.ts';
import { INQUIRY_KINDS } from '#domain/inquiries/inquiry-kinds.ts';
import { defineDeskEndpoint } from '../desk-endpoint.ts';
import { deskMessageRowSchema, deskMessageSchema } from './desk-message.ts';

export const MESSAGE_TABS = ['open', 'mine', 'overdue', 'failed', 'done', 'suspect', 'all'] as const;
export type MessageTab = (typeof MESSAGE_TABS)[number];

const filterSchema = z.object({
  tab: z.enum(MESSAGE_TABS),
  /** Beginning of a ticket, name, email or phone. */
  search: formText(),
  /** Null for every kind. */
  kind: z.nullable(z.enum(INQUIRY_KINDS)),
  sort: z.enum(['newest', 'oldest']),
});
export type MessageFilter = z.infer<typeof filterSchema>;

export const listMessages = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/messages/list',
  summary: 'Returns 50 messages of a filtered list, and the cursor of the next page.',
  access: 'messages.reply',
  isWrite: false,
  body: z.extend(filterSchema, { cursor: z.nullable(z.string()) }),
  data: z.object({ messages: z.array(deskMessageRowSchema), nextCursor: z.nullable(z.string()) }),
});

export const countMessages = defineDeskEndpoint({
  method: 'GET',
  path: '/api/desk/messages/counts',
  summary: 'Counts the messages that wait in each tab.',
  access: 'messages.reply',
  data: z.object({
    open: z.number(),
    mine: z.number(),
    overdue: z.number(),
    /** Messages with a reply whose email failed for good. */
    failed: z.number(),
    suspect: z.number(),
  }),
});

export const exportMessages = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/messages/export',
  summary: 'Returns the filtered list as CSV text, at most 10,000 messages.',
  access: 'customers.export',
  isWrite: false,
  body: filterSchema,
  data: z.object({ csv: z.string(), count: z.number(), isComplete: z.boolean() }),
});

const messageParams = z.object({ id: pathId() });

export const getMessage = defineDeskEndpoint({
  method: 'GET',
  path: '/api/desk/messages/:id',
  summary: 'Returns one message with its replies and notes.',
  access: 'messages.reply',
  params: messageParams,
  data: deskMessageSchema,
});

export const replyToMessage = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/messages/:id/replies',
  summary: 'Emails a reply to the sender.',
  access: 'messages.reply',
  params: messageParams,
  body: z.object({ version: z.int32(), text: formText() }),
  data: deskMessageSchema,
});

export const resendReply = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/messages/:id/replies/:replyId/resend',
  summary: 'Resends a reply whose email failed for good.',
  access: 'messages.reply',
  params: z.extend(messageParams, { replyId: pathId() }),
  data: deskMessageSchema,
});

export const addMessageNote = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/messages/:id/notes',
  summary: 'Adds a note that customers never see.',
  access: 'messages.reply',
  params: messageParams,
  body: z.object({ text: formText() }),
  data: deskMessageSchema,
});

export const assignMessage = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/messages/:id/assign',
  summary: 'Assigns the message to a member of staff, or to nobody.',
  access: 'messages.reply',
  params: messageParams,
  body: z.object({ version: z.int32(), staffId: z.nullable(z.string()) }),
  data: deskMessageSchema,
});

const versionBody = z.object({ version: z.int32() });

export const settleMessage = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/messages/:id/settle',
  summary: 'Marks the message as done.',
  access: 'messages.reply',
  params: messageParams,
  body: versionBody,
  data: deskMessageSchema,
});

export const reopenMessage = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/messages/:id/reopen',
  summary: 'Reopens a message.',
  access: 'messages.reply',
  params: messageParams,
  body: versionBody,
  data: deskMessageSchema,
});

export const acceptMessage = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/messages/:id/accept',
  summary: 'Marks a message as not spam, so that staff can reply.',
  access: 'messages.reply',
  params: messageParams,
  body: versionBody,
  data: deskMessageSchema,
});

const deletionBody = z.object({ version: z.int32(), reason: formText() });

export const deleteSuspectMessage = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/messages/:id/delete-suspect',
  summary: 'Deletes suspected spam for good.',
  access: 'messages.reply',
  params: messageParams,
  body: deletionBody,
  data: emptySchema,
});

export const deleteMessage = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/messages/:id/delete',
  summary: 'Deletes a message with its replies, notes and unsent emails for good.',
  access: 'customers.erase',
  params: messageParams,
  body: deletionBody,
  data: emptySchema,
});
