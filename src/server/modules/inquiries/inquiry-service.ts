import { randomBytes, randomUUID } from 'node:crypto';
import { checkForm } from '#domain/inquiries/form-rules.ts';
import { INQUIRY_FORMS, type InquiryKind } from '#domain/inquiries/inquiry-kinds.ts';
import { ticketNumber } from '#domain/inquiries/ticket.ts';
import { isBlank } from '#domain/text/text-limits.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { badInput } from '../../http/app-error.ts';
import { INQUIRY_TOPICS } from './inquiry-mails.ts';
import { type FormValues, type InquiryRecord, textsOf } from './inquiry-record.ts';
import type { InquiryRepository } from './inquiry-repository.ts';

type Entry = { topic: string; payload: Record<string, string> };
type InquiryParts = {
  db: Database;
  inquiries: InquiryRepository;
  clock: Clock;
  /** Puts mails into the outbox, in the transaction that stores the message. */
  enqueue(tx: Database, entries: readonly Entry[], now: Date): Promise<void>;
};

export function createInquiryService({ db, inquiries, clock, enqueue }: InquiryParts) {
  return {
    /** Stores a message with its mails, or refuses it with the sentence of the first wrong field. */
    async receive(kind: InquiryKind, values: FormValues, trap: string | null | undefined): Promise<InquiryRecord> {
      const checked = checkForm(INQUIRY_FORMS[kind].fields, values);
      if (!checked.ok) throw badInput(checked.message);
      const record: InquiryRecord = {
        id: randomUUID(),
        kind,
        ticket: ticketNumber(kind, randomBytes(10)),
        createdAt: clock.now(),
        ...textsOf(kind, values),
        isSuspect: !isBlank(trap),
      };
      await transaction(db, async (tx) => {
        await inquiries.insert(record, tx);
        if (!record.isSuspect) await enqueue(tx, mailsFor(record), record.createdAt);
      });
      return record;
    },
  };
}

export type InquiryService = ReturnType<typeof createInquiryService>;

const mailsFor = ({ id }: InquiryRecord): Entry[] =>
  Object.values(INQUIRY_TOPICS).map((topic) => ({ topic, payload: { inquiryId: id } }));
