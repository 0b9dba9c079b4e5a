import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Privacy } from '#contract/storefront/privacy.ts';
import { users } from '#server/platform/database/tables/account/account-tables.ts';
import { consents } from '#server/platform/database/tables/account/privacy-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { toNodemailerMessage } from '#server/platform/mail/nodemailer-message.ts';
import { createRegisteredCustomer } from '#tests/support/customers/registered-customer.ts';
import { createMailCollector, deliverOutbox } from '#tests/support/network/collected-mail.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { createMarketingEmailHandlers } from './marketing-emails.ts';
import { registerUnsubscribeRoute } from './unsubscribe-route.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => shop.db.delete(outbox));

let emailCount = 0;
const createCustomer = (choices: { acceptsTerms?: boolean; acceptsMarketing?: boolean } = {}) =>
  createRegisteredCustomer(shop, { email: `news${++emailCount}@example.in`, ...choices });
const confirmEmail = (userId: string) =>
  shop.db.update(users).set({ emailVerifiedAt: shop.clock.now() }).where(eq(users.id, userId));
const listConsents = async (userId: string) =>
  (await shop.db.select().from(consents).where(eq(consents.userId, userId))).map(
    ({ purpose, withdrawnAt }) => `${purpose}${withdrawnAt ? ' withdrawn' : ''}`,
  );

async function sendEmails() {
  const mail = createMailCollector();
  const { db, clock, config } = shop;
  await deliverOutbox(db, clock, createMarketingEmailHandlers({ ...config, db, mail }));
  return mail.mails;
}

const TEXT_VERSIONS: Readonly<Record<string, string>> = {
  account: '2026-11, privacy policy version 1',
  terms: '2026-11, terms version 1, privacy policy version 1',
  marketing: '2026-11',
};

describe('consents at sign-up', () => {
  it.each([
    [{}, ['account']],
    [{ acceptsTerms: true }, ['account', 'terms']],
    [{ acceptsTerms: false, acceptsMarketing: true }, ['account', 'marketing']],
  ])('%j are stored with text version and time', async (choices, purposes) => {
    const { userId } = await createCustomer(choices);
    const rows = await shop.db.select().from(consents).where(eq(consents.userId, userId));
    expect(rows.map(({ purpose, textVersion, givenAt }) => ({ purpose, textVersion, givenAt }))).toEqual(
      purposes.map((purpose) => ({
        purpose,
        textVersion: TEXT_VERSIONS[purpose],
        givenAt: shop.clock.now(),
      })),
    );
  });
});

describe('marketing email', () => {
  it('goes only to a customer who agreed and whose email is confirmed', async () => {
    const { userId, send, email } = await createCustomer();
    const choose = (isGiven: boolean) => send<Privacy>('PUT', 'Account/MarketingConsent', { isGiven });
    await choose(true);
    expect(await sendEmails()).toEqual([]);
    await confirmEmail(userId);
    await choose(false);
    expect((await choose(true)).data.marketingConsentAt).toBe(shop.clock.now().toISOString());
    const [sent, ...others] = await sendEmails();
    expect([sent?.to.address, others]).toEqual([email, []]);
    expect(await listConsents(userId)).toEqual(['account', 'marketing withdrawn', 'marketing']);
    await choose(true);
    expect(await sendEmails()).toEqual([]);
  });

  it('waits for the confirmation of the email', async () => {
    const { email } = await createCustomer({ acceptsMarketing: true });
    const links = await shop.listOutbox();
    expect(links.map(({ topic }) => topic)).toEqual(['mail.verify-email']);
    expect((await sendEmails()).filter(({ to }) => to.address === email)).toEqual([]);
  });

  it('carries the headers of a one-click unsubscription', async () => {
    const { userId, send } = await createCustomer();
    await confirmEmail(userId);
    await send('PUT', 'Account/MarketingConsent', { isGiven: true });
    const [sent] = await sendEmails();
    if (!sent) throw new Error('nothing sent');
    const { headers } = toNodemailerMessage(sent, 'shop@example.in');
    expect(headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<https?:\/\/[^>]+\/unsubscribe\?id=[\w-]{36}>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(sent.text).toContain(sent.unsubscribeUrl);
  });
});

describe('the link that stops marketing email', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
    shop.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

  async function createSubscriber() {
    const customer = await createCustomer({ acceptsMarketing: true });
    const rows = await shop.db.select().from(consents).where(eq(consents.userId, customer.userId));
    const id = rows.find(({ purpose }) => purpose === 'marketing')?.id;
    return { ...customer, url: `/unsubscribe?id=${id}` };
  }

  it('changes nothing when it is only opened, as mail scanners do', async () => {
    const { userId, url } = await createSubscriber();
    expect((await shop.app.inject(url)).statusCode).toBe(200);
    expect((await shop.app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
    expect(await listConsents(userId)).toEqual(['account', 'marketing']);
  });

  it('withdraws the consent by the button of its page, without sign-in', async () => {
    const { userId, url } = await createSubscriber();
    const response = await post(url, '');
    expect([response.statusCode, response.headers.location]).toEqual([303, '/unsubscribed']);
    expect(await listConsents(userId)).toEqual(['account', 'marketing withdrawn']);
    expect((await post(url, '')).statusCode).toBe(303);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('withdraws it by one click in a mail program, without a redirect (%s)', async (type, payload) => {
    const { userId, url } = await createSubscriber();
    expect((await post(url, payload, type)).statusCode).toBe(200);
    expect(await listConsents(userId)).toEqual(['account', 'marketing withdrawn']);
  });

  it.each(['/unsubscribe', '/unsubscribe?id=x', '/unsubscribe?id=11111111-1111-4111-8111-111111111111'])(
    'says so if it does not work: %s',
    async (url) => {
      const response = await post(url, '');
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('This link no longer works');
    },
  );

  it("is limited like pages and not like logins, as a mail provider's clicks come from few addresses", async () => {
    const count = vi.fn(async () => undefined);
    const app = fastify();
    registerUnsubscribeRoute(app, { db: shop.db, clock: shop.clock, limits: { count } });
    await app.inject({ method: 'POST', url: '/unsubscribe?id=x', payload: '', headers: FORM });
    expect(count.mock.calls).toEqual([['api', '127.0.0.1']]);
    await app.close();
  });

  it('never appears in the log', async () => {
    const { url } = await createSubscriber();
    await post(url, '');
    await shop.app.inject(url);
    expect(shop.logLines.join('')).not.toContain(url.slice(-36));
  });
});
