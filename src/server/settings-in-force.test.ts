import { afterAll, beforeAll, expect, it } from 'vitest';
import { getSettings, type SettingsView, saveSettings } from '#contract/desk/settings.ts';
import type { ShopFacts } from '#contract/public-settings.ts';
import { createSampleInput } from '#tests/support/customers/cart-customers.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createMailCollector, deliverOutbox } from '#tests/support/network/collected-mail.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { createTestClock, minimalStorefrontBuild } from '#tests/support/shop/test-app.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';
import { createTestDesk, type TestDesk } from '#tests/support/staff/test-desk.ts';
import { createInquiryEmailHandlers } from './modules/inquiries/inquiry-emails.ts';
import { createInquiryRepository } from './modules/inquiries/inquiry-repository.ts';
import { followFacts } from './modules/settings/follow-facts.ts';

const clock = createTestClock('2026-01-02T03:00:00.000Z');

let shop: CheckoutShop;
let desk: TestDesk;
beforeAll(async () => {
  const connection = await createTestDatabase();
  const { renderer } = minimalStorefrontBuild;
  const web = {
    ...minimalStorefrontBuild,
    renderer: {
      ...renderer,
      render: async (request: Parameters<typeof renderer.render>[0]) => ({
        ...(await renderer.render(request)),
        body: `<p>Call ${request.settings.shop.phone}</p>`,
      }),
    },
  };
  shop = await createCheckoutShop({ connection, clock, web });
  desk = await createTestDesk({ connection, clock });
  await desk.addStaff('owner');
});
afterAll(async () => {
  await desk.close();
  await shop.close();
});

/** Saves in the desk's process; the shop's process follows with its next poll, which the test does at once. */
async function change(changes: Partial<ShopFacts>): Promise<void> {
  const cookie = await desk.getCookie('owner@shop.example');
  const current = (await desk.send(getSettings.path, { method: 'GET', cookie })).json<{ data: SettingsView }>().data;
  const body = { version: current.version, facts: { ...current.facts, ...changes } };
  expect((await desk.send(saveSettings.path, { body, cookie })).statusCode).toBe(200);
  await shop.settings.refresh();
}

const readPage = async (path: string) => (await shop.app.inject({ url: path })).body;
const readTitle = async () =>
  (await shop.app.inject({ url: '/openapi.json' })).json<{ info: { title: string } }>().info.title;

it('pages in the cache are rendered again with the new facts [D-51]', async () => {
  expect(await readPage('/')).toContain('Call +91 79 4000 0000');
  expect(await readTitle()).toBe('Aangan');
  await change({ phone: '+91 79 5000 0000', name: 'Angan Two' });
  expect(await readPage('/')).toContain('Call +91 79 5000 0000');
  expect(await readTitle()).toBe('Angan Two');
});

it('cart and checkout charge the new price of a sample, or offer none [D-38, D-51]', async () => {
  const sample = createSampleInput(testProducts.wallpaper.id);
  const buyer = await shop.createBuyer([sample]);
  expect((await buyer.send('GET', 'Cart')).data.subtotal).toBe(99);
  await change({ samplePrice: 150 });
  expect((await buyer.send('GET', 'Cart')).data.subtotal).toBe(150);
  const { id } = (await buyer.createOrder()).data;
  expect((await shop.readOrderRecord(id)).order.amountPaise).toBe(15_000);
  await change({ samplePrice: undefined });
  expect((await buyer.send('GET', 'Cart')).data.items).toEqual([]);
});

it('new orders promise by the new delivery times, stored orders keep their date [D-43, D-51]', async () => {
  const placeOrder = async () => (await (await shop.createBuyer()).createOrder()).data.id;
  const readPromise = async (id: string) => (await shop.readOrderRecord(id)).order.promisedOn;
  const first = await placeOrder();
  expect(await readPromise(first)).toBe('2026-01-09');
  const { delivery } = shop.settings.getCurrent().facts;
  if (!delivery) throw new Error('The sample has delivery times.');
  await change({ delivery: { ...delivery, leadTimeWorkingDays: { ...delivery.leadTimeWorkingDays, wallpaper: 5 } } });
  expect(await readPromise(await placeOrder())).toBe('2026-01-10');
  expect(await readPromise(first)).toBe('2026-01-09');
  await change({ delivery: undefined });
  expect(await readPromise(await placeOrder())).toBeNull();
});

it('checkout refuses an order above the new limit [D-51]', async () => {
  const buyer = await shop.createBuyer();
  await change({ maxOrderRupees: 1000 });
  expect(await buyer.createOrder()).toMatchObject({ status: 409, message: expect.stringContaining('₹1,000') });
  await change({ maxOrderRupees: undefined });
  expect((await buyer.createOrder()).status).toBe(200);
});

it('emails that are sent later have the new facts [D-51]', async () => {
  const mail = createMailCollector();
  const inquiries = createInquiryRepository(shop.db);
  const handlers = followFacts(shop.settings, (facts) =>
    createInquiryEmailHandlers({ inquiries, mail, shop: facts, publicOrigin: 'http://localhost' }),
  );
  const message = { name: 'Asha', email: 'asha@example.in', phone: '9876543210', message: 'Hello' };
  expect((await shop.sendAs(undefined)('POST', 'Contact', message)).status).toBe(201);
  await change({ phone: '+91 79 7000 0000', email: 'desk@shop.example' });
  await deliverOutbox(shop.db, clock, handlers);
  expect(mail.mails.map(({ to }) => to.address)).toContain('desk@shop.example');
  expect(mail.mails.map(({ text }) => text).join()).toContain('+91 79 7000 0000');
});
