import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailLinks, users } from '#server/platform/database/tables/account/account-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { createRegisteredCustomer } from '#tests/support/customers/registered-customer.ts';
import { createMailCollector, deliverOutbox } from '#tests/support/network/collected-mail.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { createEmailLinks } from '../links/email-links.ts';
import { createVerificationEmailHandlers } from './verification-email.ts';

const MINUTE_MS = 60_000;

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => shop.db.delete(outbox));

let emailCount = 0;
const createCustomer = () => createRegisteredCustomer(shop, { email: `verify${++emailCount}@example.in` });

/** Sends the emails that are due and returns them with their tokens. */
async function sendEmails() {
  const { db, clock, config } = shop;
  const mail = createMailCollector();
  const links = createEmailLinks({ secret: config.session.secret, clock });
  await deliverOutbox(db, clock, createVerificationEmailHandlers({ ...config, db, links, mail }));
  return mail.mails.map((sent) => ({ ...sent, token: /\/verify-email#([\w-]+)/.exec(sent.text)?.[1] ?? '' }));
}

const confirm = (token: string) => shop.sendAs(undefined)<{ email: string }>('POST', 'Account/VerifyEmail', { token });
const resend = (send: CheckoutShop['sendAs'] extends (token: string) => infer Send ? Send : never) =>
  send<{ isEmailConfirmed: boolean }>('POST', 'Account/VerificationEmail');
const isConfirmed = async (userId: string) =>
  (await shop.db.select().from(users).where(eq(users.id, userId)))[0]?.emailVerifiedAt !== null;

describe('a new account', () => {
  it('gets a link that confirms its email, once', async () => {
    const { userId, email } = await createCustomer();
    expect(await isConfirmed(userId)).toBe(false);
    const [sent] = await sendEmails();
    expect(sent).toMatchObject({ to: { name: '', address: email } });
    expect(sent?.token).toMatch(/^[\w-]{43}$/);
    expect(sent?.text).toContain('You can order without confirming');
    expect(await confirm(sent?.token ?? '')).toMatchObject({ status: 200, data: { email } });
    expect(await isConfirmed(userId)).toBe(true);
    expect((await confirm(sent?.token ?? '')).status).toBe(410);
  });

  it('that agreed to news by email gets the first once its email is confirmed', async () => {
    const listTopics = async () => (await shop.listOutbox()).map(({ topic }) => topic);
    await createRegisteredCustomer(shop, { email: `verify${++emailCount}@example.in`, acceptsMarketing: true });
    expect(await listTopics()).toEqual(['mail.verify-email']);
    const [sent] = await sendEmails();
    await confirm(sent?.token ?? '');
    expect(await listTopics()).toEqual(['mail.marketing-welcome']);
  });

  it('can order before its email is confirmed', async () => {
    const { userId, send } = await createCustomer();
    await shop.saveDetails(userId);
    await send('POST', 'Cart/addtocart', {
      items: [{ productId: shop.catalogue.getCurrent().products[0]?.id, widthInInches: 36, heightInInches: 48 }],
    });
    expect((await send('POST', 'Payments/CreateOrder', {})).status).toBe(200);
    expect(await isConfirmed(userId)).toBe(false);
  });
});

describe('a link', () => {
  it.each(['', 'x', 'A'.repeat(43), "' or 1=1"])(
    'with the unknown token %j is refused with one sentence',
    async (token) => {
      const { status, message } = await confirm(token);
      expect(status).toBe(410);
      expect(message).toMatch(/^This link has expired or was used before\./);
    },
  );

  it('expires after 24 hours', async () => {
    await createCustomer();
    const [sent] = await sendEmails();
    shop.clock.advance(24 * 60 * MINUTE_MS);
    expect((await confirm(sent?.token ?? '')).status).toBe(410);
  });

  it('does not confirm an email that has changed since', async () => {
    const { userId } = await createCustomer();
    const [sent] = await sendEmails();
    await shop.db.update(users).set({ email: 'other@example.in' }).where(eq(users.id, userId));
    expect((await confirm(sent?.token ?? '')).status).toBe(410);
    expect(await isConfirmed(userId)).toBe(false);
  });
});

describe('asking for the link again', () => {
  it('sends a new one, at most one a minute and five a day', async () => {
    const { send, userId } = await createCustomer();
    expect((await resend(send)).status).toBe(429);
    const statuses = [];
    for (let index = 0; index < 5; index++) {
      shop.clock.advance(MINUTE_MS);
      statuses.push((await resend(send)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(await shop.db.$count(emailLinks, eq(emailLinks.userId, userId))).toBe(5);
    expect(await sendEmails()).toHaveLength(5);
  });

  it('sends nothing once the email is confirmed', async () => {
    const { send } = await createCustomer();
    const [sent] = await sendEmails();
    await confirm(sent?.token ?? '');
    shop.clock.advance(MINUTE_MS);
    expect((await resend(send)).data).toEqual({ isEmailConfirmed: true });
    expect(await sendEmails()).toEqual([]);
  });

  it('sends one email for ten requests at once', async () => {
    const { send } = await createCustomer();
    shop.clock.advance(MINUTE_MS);
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => resend(send)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array(9).fill(429)]);
  });
});
