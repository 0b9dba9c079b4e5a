import type { ShopFacts } from '#contract/public-settings.ts';
import { INQUIRY_FORMS } from '#domain/inquiries/inquiry-kinds.ts';
import { ACKNOWLEDGE_WITHIN_HOURS } from '#domain/inquiries/reply-deadlines.ts';
import { formatIndiaTime } from '#domain/orders/india-time.ts';
import type { EmailBlock } from '#server/platform/mail/email-content.ts';
import type { InquiryRecord } from './inquiry-record.ts';

export function buildConfirmationBlocks(
  { kind, ticket, createdAt }: Pick<InquiryRecord, 'kind' | 'ticket' | 'createdAt'>,
  { hours, phone, grievanceOfficer }: ShopFacts,
): readonly EmailBlock[] {
  const paragraph = (text: string): EmailBlock => ({ kind: 'paragraph', text });
  return [
    paragraph(
      `Your ${INQUIRY_FORMS[kind].title.toLowerCase()} has reached us. One of us reads it and answers you, ` +
        `at the latest within ${ACKNOWLEDGE_WITHIN_HOURS} hours.`,
    ),
    {
      kind: 'facts',
      rows: [
        ['Your ticket number', ticket],
        ['Received', formatIndiaTime(createdAt)],
      ],
    },
    paragraph(`Please quote the number when you call us on ${phone} (${hours.weekdays}, ${hours.weekend}).`),
    paragraph(
      `Should an answer not satisfy you, write to our ${grievanceOfficer.designation}, ${grievanceOfficer.name}: ` +
        `${grievanceOfficer.email}, ${grievanceOfficer.phone}. Complaints are settled within one month.`,
    ),
    paragraph('You did not write to us? Then somebody mistyped their address, and you need not do anything.'),
  ];
}
