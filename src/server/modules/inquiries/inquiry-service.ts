import { randomBytes, randomUUID } from 'node:crypto';
import { checkForm } from '#domain/inquiries/form-rules.ts';
import { INQUIRY_FORMS, type InquiryKind } from '#domain/inquiries/inquiry-kinds.ts';
import { createTicketNumber } from '#domain/inquiries/ticket.ts';
import { isBlank } from '#domain/text/text-limits.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import { countEmail, type RateLimiter } from '#server/http/limits/rate-limiter.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { INQUIRY_TOPICS } from './inquiry-emails.ts';
import { type FormValues, type InquiryRecord, toTextColumns } from './inquiry-record.ts';
import type { InquiryRepository } from './inquiry-repository.ts';

type OutboxEntry = { topic: string; payload: Record<string, string> };
type InquiryServiceDeps = {
  db: Database;
  limits: RateLimiter;
  inquiries: InquiryRepository;
  clock: Clock;
  /** Enqueues emails in the transaction that stores the inquiry. */
  enqueue(tx: Database, entries: readonly OutboxEntry[], now: Date): Promise<void>;
};

export function createInquiryService({ db, limits, inquiries, clock, enqueue }: InquiryServiceDeps) {
  return {
    /** Stores the inquiry and enqueues its emails; throws on the first invalid field. */
    async receive(kind: InquiryKind, values: FormValues, honeypot: string | null | undefined): Promise<InquiryRecord> {
      const checked = checkForm(INQUIRY_FORMS[kind].fields, values);
      if (!checked.ok) throw createBadRequestError(checked.message);
      const record: InquiryRecord = {
        id: randomUUID(),
        kind,
        ticket: createTicketNumber(kind, randomBytes(10)),
        createdAt: clock.now(),
        ...toTextColumns(kind, values),
        isSuspect: !isBlank(honeypot),
      };
      if (!record.isSuspect) await countEmail(limits, 'formEmail', record.email);
      await runInTransaction(db, async (tx) => {
        await inquiries.insert(record, tx);
        if (!record.isSuspect) await enqueue(tx, buildEmailEntries(record), record.createdAt);
      });
      return record;
    },
  };
}

const buildEmailEntries = ({ id }: InquiryRecord): OutboxEntry[] =>
  Object.values(INQUIRY_TOPICS).map((topic) => ({ topic, payload: { inquiryId: id } }));
