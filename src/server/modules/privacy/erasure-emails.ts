import { eq } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import type { ShopFacts } from '#contract/public-settings.ts';
import { describeObstacle, RETURN_ADVICE } from '#domain/privacy/erasure-obstacles.ts';
import type { Database } from '#server/platform/database/database.ts';
import { users } from '#server/platform/database/tables/account/account-tables.ts';
import { erasures } from '#server/platform/database/tables/account/privacy-tables.ts';
import { type EmailEntry, enqueue } from '#server/platform/jobs/outbox-repository.ts';
import type { MailGateway } from '#server/platform/mail/mail.ts';
import { renderEmail } from '#server/platform/mail/render-email.ts';
import { findObstacles } from './order-records.ts';

const POSTPONED_TOPIC = 'mail.erasure-postponed';

export const enqueuePostponedEmail = (tx: Database, userId: string, now: Date): Promise<void> =>
  enqueue(tx, [{ topic: POSTPONED_TOPIC, payload: { userId } }], now);

const TEXTS = {
  customer: {
    request: 'You asked us to erase your data and close your account. It has to wait:',
    describeObjection: (email: string) =>
      `If it wasn't you, someone knows your password: choose “Keep my account” there, change the password and write to ${email}.`,
  },
  shop: {
    request: 'Our staff noted a request to erase your data and close your account. It has to wait:',
    describeObjection: (email: string) =>
      `If you didn't ask us for this, choose “Keep my account” there or write to ${email}.`,
  },
} as const;

type ErasureEmailDeps = { db: Database; mail: MailGateway; shop: ShopFacts; publicOrigin: string };

/** Emails the reason for a postponement. An immediate erasure sends nothing: the address is gone by then. */
export const createErasureEmailHandlers = ({ db, mail, shop, publicOrigin }: ErasureEmailDeps) => ({
  async [POSTPONED_TOPIC]({ id, payload, createdAt }: EmailEntry): Promise<void> {
    const userId = payload.userId ?? '';
    const [row] = await db
      .select({ user: users, requestedBy: erasures.requestedBy })
      .from(users)
      .innerJoin(erasures, eq(erasures.userId, users.id))
      .where(eq(users.id, userId));
    // The request was withdrawn, or there is nobody to tell.
    if (!row || row.user.isSample) return;
    const { user } = row;
    const texts = TEXTS[row.requestedBy];
    const reasons = (await findObstacles(db, userId)).map(describeObstacle);
    await mail.send({
      id,
      date: createdAt,
      to: { name: user.name, address: user.email },
      subject: 'Your request to erase your data',
      ...renderEmail({
        shop,
        title: 'We will erase your data soon',
        blocks: [
          { kind: 'paragraph', text: texts.request },
          ...reasons.map((text) => ({ kind: 'paragraph', text }) as const),
          { kind: 'paragraph', text: RETURN_ADVICE },
          {
            kind: 'paragraph',
            text: "Once that's settled, we'll erase your data automatically. Until then, you can still keep your account:",
          },
          { kind: 'link', text: 'My data', address: publicOrigin + paths.myData },
          {
            kind: 'paragraph',
            text: texts.describeObjection(shop.email),
          },
        ],
      }),
    });
  },
});
