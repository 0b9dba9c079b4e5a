import type { ShopFacts } from '#contract/public-settings.ts';
import { INQUIRY_FORMS } from '#domain/inquiries/inquiry-kinds.ts';
import { ACKNOWLEDGE_WITHIN_HOURS } from '#domain/inquiries/ticket.ts';
import { formatIndiaTime } from '#domain/time/india-time.ts';
import type { EmailBlock } from '#server/platform/mail/email-content.ts';
import type { InquiryRecord } from './inquiry-record.ts';
import { buildTicketLink } from './reply-email.ts';

export function buildConfirmationBlocks(
  { kind, ticket, createdAt }: Pick<InquiryRecord, 'kind' | 'ticket' | 'createdAt'>,
  { hours, phone, grievanceOfficer }: ShopFacts,
  publicOrigin: string,
): readonly EmailBlock[] {
  const buildParagraph = (text: string): EmailBlock => ({ kind: 'paragraph', text });
  return [
    buildParagraph(
      `We've received your ${INQUIRY_FORMS[kind].title.toLowerCase()}. One of us will read it and reply ` +
        `within ${ACKNOWLEDGE_WITHIN_HOURS} hours.`,
    ),
    {
      kind: 'facts',
      rows: [
        ['Your ticket number', ticket],
        ['Received', formatIndiaTime(createdAt)],
      ],
    },
    buildTicketLink(publicOrigin, ticket),
    buildParagraph(`Please quote this number when you call us on ${phone} (${hours.weekdays}, ${hours.weekend}).`),
    buildParagraph(
      `If you're not happy with our reply, write to our ${grievanceOfficer.designation}, ${grievanceOfficer.name}: ` +
        `${grievanceOfficer.email}, ${grievanceOfficer.phone}. We resolve complaints within one month.`,
    ),
    buildParagraph(
      "Didn't write to us? Somebody must have mistyped their email address. You don't need to do anything.",
    ),
  ];
}
