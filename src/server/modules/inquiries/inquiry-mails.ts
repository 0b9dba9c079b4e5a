import type { ShopFacts } from '#contract/public-settings.ts';
import { answerDeadlines } from '#domain/inquiries/answer-deadlines.ts';
import { INQUIRY_FORMS } from '#domain/inquiries/inquiry-kinds.ts';
import { formatIndiaTime } from '#domain/orders/india-time.ts';
import { writeLetter } from '#server/platform/mail/letter.ts';
import type { Mail, MailGateway } from '#server/platform/mail/mail.ts';
import { confirmationBlocks } from './confirmation-letter.ts';
import { type InquiryRecord, valuesOf } from './inquiry-record.ts';
import type { InquiryRepository } from './inquiry-repository.ts';

export const INQUIRY_TOPICS = { toShop: 'mail.inquiry-to-shop', toSender: 'mail.inquiry-confirmation' } as const;

type Entry = { readonly id: string; readonly payload: Readonly<Record<string, string>>; readonly createdAt: Date };
type Handler = (entry: Entry) => Promise<void>;
type Parts = { inquiries: Pick<InquiryRepository, 'byId'>; mail: MailGateway; shop: ShopFacts };

/** How the outbox delivers the two mails that every message causes. */
export function inquiryMailHandlers({ inquiries, mail, shop }: Parts): Readonly<Record<string, Handler>> {
  const sending =
    (write: (record: InquiryRecord, shop: ShopFacts) => Omit<Mail, 'id' | 'date'>): Handler =>
    async ({ id, payload, createdAt }) => {
      const record = await inquiries.byId(payload.inquiryId ?? '');
      // Deleted meanwhile, at the sender's wish: there is nothing left to tell.
      if (record) await mail.send({ id, date: createdAt, ...write(record, shop) });
    };
  return { [INQUIRY_TOPICS.toShop]: sending(mailToShop), [INQUIRY_TOPICS.toSender]: sending(mailToSender) };
}

function mailToShop(record: InquiryRecord, shop: ShopFacts): Omit<Mail, 'id' | 'date'> {
  const { title, fields, detailsField } = INQUIRY_FORMS[record.kind];
  const values = valuesOf(record);
  const { acknowledgeBy, settleBy } = answerDeadlines(record.createdAt);
  const facts = fields.filter(({ name }) => name !== detailsField);
  const details = fields.find(({ name }) => name === detailsField);
  const letter = writeLetter({
    shop,
    title: `${title} ${record.ticket}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ...facts.map(({ name, label }) => [label, values[name] ?? ''] as const),
          ['Received', formatIndiaTime(record.createdAt)],
          ['Acknowledge by', formatIndiaTime(acknowledgeBy)],
          ['Settle by', formatIndiaTime(settleBy)],
        ],
      },
      { kind: 'quote', label: details?.label ?? '', text: record.details },
      { kind: 'paragraph', text: 'Answer this mail to write to the sender. Keep the ticket number in the subject.' },
    ],
  });
  return {
    to: { name: shop.name, address: shop.email },
    replyTo: { name: record.name, address: record.email.trim() },
    subject: `${title} ${record.ticket} from ${record.name}`,
    ...letter,
  };
}

function mailToSender(record: InquiryRecord, shop: ShopFacts): Omit<Mail, 'id' | 'date'> {
  return {
    // Nothing that was typed but the address goes out: the form is no way to send strangers a text of one's own.
    to: { name: '', address: record.email.trim() },
    subject: `We have received your message: ${record.ticket}`,
    ...writeLetter({ shop, title: 'Thank you for writing to us', blocks: confirmationBlocks(record, shop) }),
  };
}
