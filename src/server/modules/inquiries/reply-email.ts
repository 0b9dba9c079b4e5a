import { and, eq } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import type { ShopFacts } from '#contract/public-settings.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inquiries, inquiryReplies } from '#server/platform/database/tables/inquiry-tables.ts';
import { type EmailEntry, SKIPPED } from '#server/platform/jobs/outbox-repository.ts';
import type { EmailBlock } from '#server/platform/mail/email-content.ts';
import type { Mail, MailGateway } from '#server/platform/mail/mail.ts';
import { renderEmail } from '#server/platform/mail/render-email.ts';

export const REPLY_TOPIC = 'mail.inquiry-reply';

/** The number is in the fragment, which no server and no log sees. */
export const buildTicketLink = (publicOrigin: string, ticket: string): EmailBlock => ({
  kind: 'link',
  text: 'Follow your ticket',
  address: `${publicOrigin}${paths.ticket}#${ticket}`,
});

type ReplyEmailDeps = { db: Database; clock: Clock; mail: MailGateway; shop: ShopFacts; publicOrigin: string };

/** Creates the outbox handler that emails a reply of staff to the sender. */
export const createReplyEmailHandlers = ({ db, clock, mail, shop, publicOrigin }: ReplyEmailDeps) => ({
  async [REPLY_TOPIC]({ id, payload, createdAt }: EmailEntry): Promise<unknown> {
    const [found] = await db
      .select({ reply: inquiryReplies, inquiry: inquiries })
      .from(inquiryReplies)
      .innerJoin(inquiries, eq(inquiries.id, inquiryReplies.inquiryId))
      .where(and(eq(inquiryReplies.id, payload.replyId ?? ''), eq(inquiryReplies.kind, 'reply')));
    // Erased meanwhile, or never sent by a person.
    if (!found || found.inquiry.isSuspect || found.inquiry.isSample) return SKIPPED;
    const { reply, inquiry } = found;
    await mail.send({ id, date: createdAt, ...buildReplyEmail(inquiry, reply.text, shop, publicOrigin) });
    await db.update(inquiryReplies).set({ sentAt: clock.now() }).where(eq(inquiryReplies.id, reply.id));
    return undefined;
  },
});

function buildReplyEmail(
  { ticket, email }: { ticket: string; email: string },
  text: string,
  shop: ShopFacts,
  publicOrigin: string,
): Omit<Mail, 'id' | 'date'> {
  return {
    // Leaves out the name, which anyone may have typed into the form.
    to: { name: '', address: email.trim() },
    replyTo: { name: shop.name, address: shop.email },
    isPersonal: true,
    subject: `Our reply to your message: ${ticket}`,
    ...renderEmail({
      shop,
      title: 'Our reply to your message',
      blocks: [
        { kind: 'facts', rows: [['Your ticket number', ticket]] },
        { kind: 'quote', label: 'Our reply', text },
        { kind: 'paragraph', text: 'To answer, reply to this email. Keep the ticket number in the subject.' },
        buildTicketLink(publicOrigin, ticket),
      ],
    }),
  };
}
