import type { ShopFacts } from '#contract/public-settings.ts';
import { INQUIRY_FORMS } from '#domain/inquiries/inquiry-kinds.ts';
import { getReplyDeadlines } from '#domain/inquiries/ticket.ts';
import { formatIndiaTime } from '#domain/time/india-time.ts';
import type { EmailEntry } from '#server/platform/jobs/outbox-repository.ts';
import type { Mail, MailGateway } from '#server/platform/mail/mail.ts';
import { renderEmail } from '#server/platform/mail/render-email.ts';
import { buildConfirmationBlocks } from './confirmation-email.ts';
import { type InquiryRecord, toFormValues } from './inquiry-record.ts';
import type { InquiryRepository } from './inquiry-repository.ts';

export const INQUIRY_TOPICS = { toShop: 'mail.inquiry-to-shop', toSender: 'mail.inquiry-confirmation' } as const;

type OutboxHandler = (entry: EmailEntry) => Promise<void>;
type InquiryEmailDeps = {
  inquiries: Pick<InquiryRepository, 'findById'>;
  mail: MailGateway;
  shop: ShopFacts;
  publicOrigin: string;
};

/** Creates outbox handlers for the two emails of each inquiry. */
export function createInquiryEmailHandlers({
  inquiries,
  mail,
  shop,
  publicOrigin,
}: InquiryEmailDeps): Readonly<Record<string, OutboxHandler>> {
  const createHandler =
    (
      build: (record: InquiryRecord, shop: ShopFacts, publicOrigin: string) => Omit<Mail, 'id' | 'date'>,
    ): OutboxHandler =>
    async ({ id, payload, createdAt }) => {
      const record = await inquiries.findById(payload.inquiryId ?? '');
      // The inquiry may have been deleted meanwhile at the sender's request.
      if (record) await mail.send({ id, date: createdAt, ...build(record, shop, publicOrigin) });
    };
  return {
    [INQUIRY_TOPICS.toShop]: createHandler(buildShopEmail),
    [INQUIRY_TOPICS.toSender]: createHandler(buildConfirmationEmail),
  };
}

function buildShopEmail(record: InquiryRecord, shop: ShopFacts): Omit<Mail, 'id' | 'date'> {
  const { title, fields, detailsField } = INQUIRY_FORMS[record.kind];
  const values = toFormValues(record);
  const { acknowledgeBy, resolveBy } = getReplyDeadlines(record.createdAt);
  const facts = fields.filter(({ name }) => name !== detailsField);
  const details = fields.find(({ name }) => name === detailsField);
  const email = renderEmail({
    shop,
    title: `${title} ${record.ticket}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ...facts.map(({ name, label }) => [label, values[name] ?? ''] as const),
          ['Received', formatIndiaTime(record.createdAt)],
          ['Acknowledge by', formatIndiaTime(acknowledgeBy)],
          ['Resolve by', formatIndiaTime(resolveBy)],
        ],
      },
      { kind: 'quote', label: details?.label ?? '', text: record.details },
      { kind: 'paragraph', text: 'Reply to this email to write to the sender. Keep the ticket number in the subject.' },
    ],
  });
  return {
    to: { name: shop.name, address: shop.email },
    replyTo: { name: record.name, address: record.email.trim() },
    subject: `${title} ${record.ticket} from ${record.name}`,
    ...email,
  };
}

function buildConfirmationEmail(
  record: InquiryRecord,
  shop: ShopFacts,
  publicOrigin: string,
): Omit<Mail, 'id' | 'date'> {
  const blocks = buildConfirmationBlocks(record, shop, publicOrigin);
  return {
    // Contains no typed text except the address, so that nobody can use the form to spam strangers.
    to: { name: '', address: record.email.trim() },
    subject: `We've received your message: ${record.ticket}`,
    ...renderEmail({ shop, title: 'Thank you for writing to us', blocks }),
  };
}
