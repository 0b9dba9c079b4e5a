import { randomBytes, randomUUID } from 'node:crypto';
import { createTicketNumber } from '#domain/inquiries/ticket.ts';
import { storeMessageTerms } from '#server/modules/inquiries/search/message-terms.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inquiries } from '#server/platform/database/tables/inquiry-tables.ts';

type MessageRow = typeof inquiries.$inferInsert;

export const createMessageRow = (changes: Partial<MessageRow> = {}): MessageRow => ({
  id: randomUUID(),
  kind: 'contact',
  ticket: createTicketNumber('contact', randomBytes(10)),
  createdAt: new Date('2026-01-02T03:04:05.000Z'),
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98765 43210',
  subject: null,
  details: 'Do you deliver to Leh?',
  isSuspect: false,
  ...changes,
});

/** Stores a message as if it had come from a form. */
export async function storeMessage(db: Database, changes: Partial<MessageRow> = {}): Promise<MessageRow> {
  const row = createMessageRow(changes);
  await db.insert(inquiries).values(row);
  await storeMessageTerms(db, [row]);
  return row;
}
