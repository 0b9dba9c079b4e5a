import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { createOutboxRepository, enqueue } from '#server/platform/jobs/outbox-repository.ts';
import { createOutboxWorker } from '#server/platform/jobs/outbox-worker.ts';
import { MailRejectedError } from '#server/platform/mail/mail.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { storeOrder } from '#tests/support/samples/stored-order.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { createFailedEmailsService } from './failed-emails-service.ts';

const clock = createTestClock();
const TOPIC = 'order.shipped';
let connection: DatabaseConnection;
let emails: ReturnType<typeof createFailedEmailsService>;
beforeAll(async () => {
  connection = await createTestDatabase();
  emails = createFailedEmailsService({ db: connection.db, clock });
});
afterAll(() => connection.close());
beforeEach(() => connection.db.delete(outbox));

const deliver = (handler: () => Promise<void>) =>
  createOutboxWorker({
    outbox: createOutboxRepository(connection.db),
    handlers: { [TOPIC]: handler },
    clock,
    onFailure: () => {},
    onError: (error) => {
      throw error;
    },
  }).runOnce();

/** Enqueues an email that the mail server rejects for good. */
async function giveUpEmail(orderId: string): Promise<string> {
  const id = randomUUID();
  await enqueue(connection.db, [{ id, topic: TOPIC, payload: { orderId } }], clock.now());
  await deliver(async () => {
    throw new MailRejectedError('550');
  });
  return id;
}

describe('failed emails', () => {
  it('are listed with what they are about and the reason', async () => {
    const order = await storeOrder(connection.db);
    const id = await giveUpEmail(order.id);
    await enqueue(connection.db, [{ topic: TOPIC, payload: {} }], clock.now());
    expect(await emails.list()).toEqual([
      {
        id,
        topic: TOPIC,
        about: order.orderNumber,
        createdAt: clock.now(),
        attempts: 1,
        reason: expect.stringContaining('550'),
      },
    ]);
  });

  it('are listed even if nothing is left of what they are about', async () => {
    await giveUpEmail(randomUUID());
    expect(await emails.list()).toMatchObject([{ about: null }]);
  });

  it('are sent again, once', async () => {
    const id = await giveUpEmail(randomUUID());
    await giveUpEmail(randomUUID());
    expect(await emails.resend(id)).toEqual({ ok: true, value: 1 });
    expect(await emails.resend(id)).toMatchObject({ ok: false, message: 'No failed email has this id.' });
    let delivered = 0;
    await deliver(async () => void delivered++);
    expect(delivered).toBe(1);
    expect(await connection.db.select().from(outbox).where(eq(outbox.id, id))).toEqual([]);
    expect(await emails.list()).toHaveLength(1);
  });

  it('are sent again all at once', async () => {
    await giveUpEmail(randomUUID());
    await giveUpEmail(randomUUID());
    expect(await emails.resendAll()).toBe(2);
    expect(await emails.resendAll()).toBe(0);
    expect(await emails.list()).toEqual([]);
  });

  it.each(['x', '', "' or 1=1", randomUUID()])('do not include %j', async (id) => {
    expect(await emails.resend(id)).toMatchObject({ ok: false });
  });
});
