import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { createOutboxRepository } from '#server/platform/jobs/outbox-repository.ts';
import { createOutboxWorker, type OutboxHandler } from '#server/platform/jobs/outbox-worker.ts';
import type { Mail, MailGateway } from '#server/platform/mail/mail.ts';

/** Collects emails instead of sending them. */
export function createMailCollector(): MailGateway & { readonly mails: Mail[] } {
  const mails: Mail[] = [];
  return { mails, send: async (mail) => void mails.push(mail) };
}

/** Delivers what is in the outbox now; entries of other topics are dropped. */
export async function deliverOutbox(
  db: Database,
  clock: Clock,
  handlers: Readonly<Record<string, OutboxHandler>>,
): Promise<void> {
  const failures: unknown[] = [];
  const topics = (await db.select({ topic: outbox.topic }).from(outbox)).map(({ topic }) => topic);
  const ignored = Object.fromEntries(topics.map((topic) => [topic, async () => undefined]));
  const worker = createOutboxWorker({
    outbox: createOutboxRepository(db),
    handlers: { ...ignored, ...handlers },
    clock,
    onFailure: (report) => failures.push(report),
    onError: (error) => failures.push(error),
  });
  await worker.runOnce();
  if (failures.length > 0) throw new Error(JSON.stringify(failures));
}
