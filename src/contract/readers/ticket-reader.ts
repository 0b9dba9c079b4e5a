/** Reads the ticket that a sender follows. */
import { INQUIRY_KINDS } from '#domain/inquiries/inquiry-kinds.ts';
import type { Ticket } from '../storefront/inquiries.ts';
import { createReader, readEach, readText, readTextOrBlank, readTextOrNull } from './unknown-json.ts';

const readReply = createReader<Ticket['replies'][number], 'at' | 'text'>(['at', 'text'], {
  at: readText,
  text: readText,
});

export const readTicket = createReader<Ticket, 'ticket' | 'kind' | 'createdAt'>(['ticket', 'kind', 'createdAt'], {
  ticket: readText,
  kind: (value) => INQUIRY_KINDS.find((kind) => kind === value),
  createdAt: readText,
  acknowledgeBy: readTextOrBlank,
  resolveBy: readTextOrBlank,
  acknowledgedAt: readTextOrNull,
  doneAt: readTextOrNull,
  replies: (value) => readEach(value, readReply),
});
