import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inquiries, inquiryReplies, inquirySearchTerms } from '#server/platform/database/tables/inquiry-tables.ts';
import { describePersonalTable, type PersonalTable, type Subject } from './personal-table.ts';

const isInMessages =
  (column: PgColumn) =>
  ({ messageIds }: Subject): SQL =>
    inArray(column, [...messageIds]);

const isEntry = (kind: 'reply' | 'note') => (subject: Subject) =>
  and(isInMessages(inquiryReplies.inquiryId)(subject), eq(inquiryReplies.kind, kind));

/** The customer's messages with their history. */
export const MESSAGE_DATA: readonly PersonalTable[] = [
  describePersonalTable(inquiries, {
    title: 'Messages you sent us',
    isOf: isInMessages(inquiries.id),
    columns: {
      id: 'hidden',
      kind: 'shown',
      ticket: 'shown',
      createdAt: 'shown',
      name: 'shown',
      email: 'shown',
      phone: 'shown',
      subject: 'shown',
      details: 'shown',
      isSuspect: 'hidden',
      isSample: 'hidden',
      assignedTo: 'hidden',
      acknowledgedAt: 'shown',
      doneAt: 'shown',
      version: 'hidden',
    },
    onErasure: 'deleted',
  }),
  describePersonalTable(inquiryReplies, {
    title: 'Our replies',
    isOf: isEntry('reply'),
    columns: {
      id: 'hidden',
      inquiryId: 'hidden',
      kind: 'hidden',
      text: 'shown',
      by: 'hidden',
      at: 'shown',
      sentAt: 'shown',
    },
    onErasure: 'deleted',
  }),
  describePersonalTable(inquiryReplies, {
    title: 'Notes of our staff on your messages',
    isOf: isEntry('note'),
    columns: {
      id: 'hidden',
      inquiryId: 'hidden',
      kind: 'hidden',
      text: 'hidden',
      by: 'hidden',
      at: 'hidden',
      sentAt: 'hidden',
    },
    onErasure: 'deleted',
  }),
  // Copies of the message's fields.
  describePersonalTable(inquirySearchTerms, {
    title: 'What our staff find your messages by',
    isOf: isInMessages(inquirySearchTerms.inquiryId),
    columns: { inquiryId: 'hidden', term: 'hidden' },
    onErasure: 'deleted',
  }),
];
