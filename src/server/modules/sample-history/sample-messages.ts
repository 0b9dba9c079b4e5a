import { listMessageTerms } from '#domain/inquiries/message-search.ts';
import { createTicketNumber } from '#domain/inquiries/ticket.ts';
import type { inquiries, inquiryReplies, inquirySearchTerms } from '#server/platform/database/tables/inquiry-tables.ts';
import { STAFF_NAMES } from './order-steps.ts';
import type { SampleCustomer } from './sample-customers.ts';
import { SAMPLE_MESSAGES } from './sample-message-texts.ts';
import type { SeededRandom } from './seeded-random.ts';

export type SampleConversation = {
  readonly message: typeof inquiries.$inferInsert;
  readonly entries: readonly (typeof inquiryReplies.$inferInsert)[];
  readonly searchTerms: readonly (typeof inquirySearchTerms.$inferInsert)[];
};

const DAY_MS = 86_400_000;
const NOTE_AFTER_DAYS = 0.2;
const REPLY_AFTER_DAYS = 0.8;
const DONE_AFTER_DAYS = 1.8;

export const buildSampleMessages = (
  customers: readonly SampleCustomer[],
  random: SeededRandom,
  now: Date,
): SampleConversation[] =>
  SAMPLE_MESSAGES.map(({ daysAgo, kind, subject, details, reply, isDone = false, note }) => {
    const customer = random.pick(customers);
    const getTime = (afterDays: number) => new Date(now.getTime() - (daysAgo - afterDays) * DAY_MS);
    const message = {
      id: random.createUuid(),
      kind,
      ticket: createTicketNumber(kind, random.createBytes(10)),
      createdAt: getTime(0),
      name: customer.name,
      email: customer.details.email,
      phone: customer.details.phone,
      subject,
      details,
      isSuspect: false,
      isSample: true,
      acknowledgedAt: reply === undefined ? null : getTime(REPLY_AFTER_DAYS),
      doneAt: isDone ? getTime(DONE_AFTER_DAYS) : null,
    };
    const buildEntry = (entryKind: 'reply' | 'note', text: string | undefined, at: Date) =>
      text === undefined
        ? []
        : [
            {
              id: random.createUuid(),
              inquiryId: message.id,
              kind: entryKind,
              text,
              by: random.pick(STAFF_NAMES),
              at,
              sentAt: entryKind === 'reply' ? at : null,
            },
          ];
    return {
      message,
      entries: [
        ...buildEntry('note', note, getTime(NOTE_AFTER_DAYS)),
        ...buildEntry('reply', reply, getTime(REPLY_AFTER_DAYS)),
      ],
      searchTerms: listMessageTerms(message).map((term) => ({ inquiryId: message.id, term })),
    };
  });
