import { and, asc, eq } from 'drizzle-orm';
import type { EndpointData } from '#contract/endpoint.ts';
import type { findTicket } from '#contract/storefront/inquiries.ts';
import { normaliseEmail } from '#domain/account/email.ts';
import { getReplyDeadlines, normaliseTicket } from '#domain/inquiries/ticket.ts';
import { formatRequiredMessage, isBlank } from '#domain/text/text-limits.ts';
import { createBadRequestError, createNotFoundError } from '#server/http/app-error.ts';
import type { Database } from '#server/platform/database/database.ts';
import { normaliseEmailColumn } from '#server/platform/database/tables/columns.ts';
import { inquiries, inquiryReplies } from '#server/platform/database/tables/inquiry-tables.ts';
import { readKind } from './inquiry-record.ts';

type Ticket = EndpointData<typeof findTicket>;
type TicketPair = { readonly ticket: string; readonly email: string };

/** The same for an unknown number and for another email, so that nobody learns who wrote to the shop. */
const NO_SUCH_TICKET_MESSAGE = "We can't find this ticket number with this email. Please check both.";

/** Shows a sender what became of a message: its dates and our replies, but nothing that somebody typed into the form. */
export const createTicketService = (db: Database) => ({
  async find({ ticket, email }: TicketPair): Promise<Ticket> {
    if (isBlank(ticket)) throw createBadRequestError(formatRequiredMessage('Ticket number'));
    if (isBlank(email)) throw createBadRequestError(formatRequiredMessage('Email'));
    const isPair = and(
      eq(inquiries.ticket, normaliseTicket(ticket)),
      eq(normaliseEmailColumn(inquiries.email), normaliseEmail(email)),
    );
    const [row] = await db.select().from(inquiries).where(isPair);
    if (!row) throw createNotFoundError(NO_SUCH_TICKET_MESSAGE);
    const replies = await db
      .select({ at: inquiryReplies.at, text: inquiryReplies.text })
      .from(inquiryReplies)
      .where(and(eq(inquiryReplies.inquiryId, row.id), eq(inquiryReplies.kind, 'reply')))
      .orderBy(asc(inquiryReplies.at), asc(inquiryReplies.id));
    const { acknowledgeBy, resolveBy } = getReplyDeadlines(row.createdAt);
    return {
      ticket: row.ticket,
      kind: readKind(row),
      createdAt: row.createdAt.toISOString(),
      acknowledgeBy: acknowledgeBy.toISOString(),
      resolveBy: resolveBy.toISOString(),
      acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
      doneAt: row.doneAt?.toISOString() ?? null,
      replies: replies.map(({ at, text }) => ({ at: at.toISOString(), text })),
    };
  },
});
