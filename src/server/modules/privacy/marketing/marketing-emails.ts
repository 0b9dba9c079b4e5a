import { eq } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import type { ShopFacts } from '#contract/public-settings.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { users } from '#server/platform/database/tables/account/account-tables.ts';
import { type EmailEntry, enqueue } from '#server/platform/jobs/outbox-repository.ts';
import type { MailGateway } from '#server/platform/mail/mail.ts';
import { renderEmail } from '#server/platform/mail/render-email.ts';
import { findConsent } from '../consent-repository.ts';

const WELCOME_TOPIC = 'mail.marketing-welcome';

/** Enqueues the email that confirms a new consent to news by email. It is sent only to a confirmed email. */
export const enqueueWelcome = (tx: Database, userId: string, clock: Clock): Promise<void> =>
  enqueue(tx, [{ topic: WELCOME_TOPIC, payload: { userId } }], clock.now());

type MarketingEmailDeps = { db: Database; mail: MailGateway; shop: ShopFacts; publicOrigin: string };

/** Marketing email goes only to customers who agreed to it and confirmed their email; all others get transactional email. */
export const createMarketingEmailHandlers = ({ db, mail, shop, publicOrigin }: MarketingEmailDeps) => ({
  async [WELCOME_TOPIC]({ id, payload, createdAt }: EmailEntry): Promise<void> {
    const recipient = await findRecipient(db, payload.userId ?? '');
    if (!recipient) return;
    const unsubscribeUrl = `${publicOrigin}${paths.unsubscribe}?id=${recipient.consentId}`;
    await mail.send({
      id,
      date: createdAt,
      to: { name: recipient.name, address: recipient.email },
      subject: `You'll hear from ${shop.name} about new patterns and offers`,
      unsubscribeUrl,
      ...renderEmail({
        shop,
        title: 'Thank you for staying in touch',
        blocks: [
          { kind: 'paragraph', text: 'You agreed to get email about new patterns and offers.' },
          { kind: 'link', text: 'Stop these emails', address: unsubscribeUrl },
        ],
      }),
    });
  },
});

async function findRecipient(db: Database, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const consent = await findConsent(db, userId, 'marketing');
  if (!user?.emailVerifiedAt || !consent) return undefined;
  return { name: user.name, email: user.email, consentId: consent.id };
}
