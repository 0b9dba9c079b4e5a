import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OrderItem } from '#contract/storefront/orders.ts';
import { createdOrderSchema } from '#contract/storefront/payments.ts';
import {
  type Buyer,
  type CheckoutShop,
  createCheckoutShop,
  wallpaperInput,
} from '#tests/support/shop/checkout-shop.ts';
import { testProducts, wallpaperTypeAtRate } from '#tests/support/shop/test-catalogue.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());
afterEach(() => shop.provider.mend());

const placed = async (buyer: Buyer) => (await buyer.pay()).data;

describe('CreateOrder', () => {
  it('returns everything that paying needs [SRV-42, SRV-46, API-19, ENT-26]', async () => {
    const buyer = await shop.buyer();
    const { status, data, headers } = await buyer.pay({ userId: buyer.userId });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(createdOrderSchema.parse(data)).toMatchObject({ amountInPaise: 108_000, currency: 'INR' });
    expect(data.cashfreeOrderId).toMatch(/^AAN-[2-9A-HJ-NP-Z]{10}$/);
    expect(data.orderId).toBe(data.cashfreeOrderId);
    expect(data.paymentSessionId).toBe(shop.provider.order(data.orderId).sessionId);
    expect(Date.parse(data.expiresAt) - shop.clock.now().getTime()).toBe(30 * 60_000);
  });

  it.each(['userId', 'UserId'])(
    'takes the customer from the token, also with {%s} or {} [SRV-42, API-19, PAY-09]',
    async (key) => {
      const buyer = await shop.buyer();
      expect((await buyer.pay({ [key]: buyer.userId })).status).toBe(200);
      expect((await buyer.pay({})).status).toBe(200);
      expect(await buyer.ordersOf()).toHaveLength(1);
    },
  );

  it('refuses another customer and a missing token [SRV-42, SRV-06, API-29]', async () => {
    const buyer = await shop.buyer();
    expect((await buyer.pay({ userId: randomUUID() })).status).toBe(403);
    expect((await shop.as(undefined)('POST', 'Payments/CreateOrder', {})).status).toBe(401);
    expect(await buyer.ordersOf()).toEqual([]);
  });

  it('copies cart, prices, customer and address into the order and leaves the cart [SRV-44, D-08, ENT-24, ENT-25]', async () => {
    const buyer = await shop.buyer([
      wallpaperInput({ productTypeId: wallpaperTypeAtRate(45.5), widthInInches: 33.33, orderComment: 'Left wall' }),
      {
        productId: testProducts.curtains.id,
        widthInInches: 40,
        heightInInches: 60,
        quantity: 1,
        curtainHeading: 'Eyelet',
      },
    ]);
    const cart = (await buyer.ask('GET', 'Cart')).data;
    const { id } = await placed(buyer);
    const { order, items, events, isOpen } = await shop.record(id);
    expect(order).toMatchObject({ status: 0, userId: buyer.userId, currency: 'INR', paidAt: null, paymentId: null });
    expect(order).toMatchObject({
      customerName: 'Asha Rao',
      customerEmail: 'asha@example.in',
      customerPhone: '9876543210',
    });
    expect(order).toMatchObject({
      addressLine1: '12 Mill Road',
      city: 'Ahmedabad',
      postalCode: '380015',
      country: 'IN',
    });
    expect(order.createdAt).toEqual(shop.clock.now());
    expect(order.amountPaise).toBe(Math.round(cart.subtotal) * 100);
    expect(order.roundOffPaise).toBe(order.amountPaise - Math.round(cart.subtotal * 100));
    expect(order.roundOffPaise).not.toBe(0);
    const shown = items.map((item) => JSON.parse(item.shown) as OrderItem);
    expect(shown.map(({ unitPrice, lineTotal }) => [unitPrice, lineTotal])).toEqual(
      cart.items.map(({ unitPrice, lineTotal }) => [unitPrice, lineTotal]),
    );
    expect(shown[0]).toMatchObject({ productTitle: 'Basant Vine', widthInInches: 33.33, wallpaperFinish: 'Matt' });
    expect(shown[0]?.orderComment).toBe('Left wall');
    expect(shown[1]?.curtainHeading).toBe('Eyelet');
    expect(events).toMatchObject([{ seq: 1, fromStatus: null, toStatus: 0, actor: 'customer' }]);
    expect(isOpen).toBe(true);
    expect((await buyer.ask('GET', 'Cart')).data).toEqual(cart);
  });

  it('never reads an amount from the caller [SRV-42]', async () => {
    const buyer = await shop.buyer();
    const { data } = await buyer.pay({ amountInPaise: 1, amount: 1, order_amount: 1, items: [] });
    expect(data.amountInPaise).toBe(108_000);
    expect(shop.provider.order(data.orderId).amountPaise).toBe(108_000);
  });
});

describe('CreateOrder refuses with 409', () => {
  it('an empty cart [SRV-43]', async () => {
    const buyer = await shop.buyer([]);
    expect(await buyer.pay()).toMatchObject({ status: 409, message: 'Your cart is empty' });
  });

  it.each([
    [{ phone: '5876543210' }, 'Please enter a valid 10-digit Indian mobile number (starts 6–9).'],
    [{ postalCode: '38001' }, 'Enter a 6-digit pincode'],
    [{ addressLine1: '' }, 'Address line 1 is required'],
    [{ city: ' ' }, 'City is required'],
    [{ state: '' }, 'State is required'],
    [{ email: '' }, 'Email is required'],
    [{ firstName: '', lastName: '' }, 'Full name is required'],
  ])('incomplete details %j [SRV-43]', async (changes, message) => {
    const buyer = await shop.buyer();
    await shop.saveDetails(buyer.userId, changes);
    expect(await buyer.pay()).toMatchObject({ status: 409, message });
    expect(await buyer.ordersOf()).toEqual([]);
  });

  it('a line that is no longer sold, by name, once: what is left can be paid [SRV-43] (fault 8)', async () => {
    const buyer = await shop.buyer([wallpaperInput(), { ...wallpaperInput(), productId: testProducts.fabrics.id }]);
    await shop.restock(Object.values({ ...testProducts, fabrics: { ...testProducts.fabrics, fabricTypes: [] } }));
    try {
      const { status, message } = await buyer.pay();
      expect(status).toBe(409);
      expect(message).toContain(`${testProducts.fabrics.title} is no longer sold`);
      expect(await buyer.ordersOf()).toEqual([]);
      expect((await buyer.pay()).data.amountInPaise).toBe(108_000);
    } finally {
      await shop.restock(Object.values(testProducts));
    }
  });

  it('more than can be paid online, naming the limit [D-09]', async () => {
    const buyer = await shop.buyer([wallpaperInput({ productTypeId: wallpaperTypeAtRate(510), quantity: 999 })]);
    const { status, message } = await buyer.pay();
    expect(status).toBe(409);
    expect(message).toBe('Orders above ₹10,00,000 cannot be paid online. Please contact us and we will help you.');
    expect(await buyer.ordersOf()).toEqual([]);
  });
});

describe('a second CreateOrder', () => {
  it('with the same cart continues the same order and session [SRV-47] (fault 5)', async () => {
    const buyer = await shop.buyer();
    const first = await placed(buyer);
    shop.clock.advance(60_000);
    expect(await placed(buyer)).toEqual(first);
    expect(shop.provider.count('createOrder', first.orderId)).toBe(1);
  });

  it('with another cart takes the place of the first order, which is closed at the provider [SRV-47] (fault 6)', async () => {
    const buyer = await shop.buyer();
    const first = await placed(buyer);
    await buyer.ask('POST', 'Cart/addtocart', { items: [wallpaperInput({ widthInInches: 60 })] });
    const second = await placed(buyer);
    expect(second.orderId).not.toBe(first.orderId);
    const old = await shop.record(first.id);
    expect(old.order).toMatchObject({ status: 6, cancelReason: 'superseded' });
    expect(old.attempts[0]?.state).toBe('terminated');
    expect(await shop.outbox()).toContainEqual(
      expect.objectContaining({
        topic: 'provider.terminate',
        payload: JSON.stringify({ providerOrderId: first.orderId }),
      }),
    );
    expect((await shop.record(second.id)).isOpen).toBe(true);
  });

  it('with changed details is a new order too [SRV-47, SRV-61]', async () => {
    const buyer = await shop.buyer();
    const first = await placed(buyer);
    await shop.saveDetails(buyer.userId, { addressLine1: '14 Mill Road' });
    const second = await placed(buyer);
    expect((await shop.record(first.id)).order).toMatchObject({ status: 6, addressLine1: '12 Mill Road' });
    expect((await shop.record(second.id)).order.addressLine1).toBe('14 Mill Road');
  });

  it('at a new price is a new order; the old one keeps its price until then [SRV-61] (fault 7)', async () => {
    const buyer = await shop.buyer([wallpaperInput({ productTypeId: wallpaperTypeAtRate(45) })]);
    const first = await placed(buyer);
    const dearer = testProducts.wallpaper.wallpaperTypes?.map((type) => ({
      ...type,
      pricePerSqFt: type.pricePerSqFt + 5,
    }));
    await shop.restock(
      Object.values({ ...testProducts, wallpaper: { ...testProducts.wallpaper, wallpaperTypes: dearer } }),
    );
    try {
      expect((await shop.record(first.id)).order.amountPaise).toBe(108_000);
      const second = await placed(buyer);
      expect(second.amountInPaise).toBe(120_000);
      expect(second.orderId).not.toBe(first.orderId);
    } finally {
      await shop.restock(Object.values(testProducts));
    }
  });

  it('after the time to pay is a further attempt under -2, never the dead session [D-21] (fault 14)', async () => {
    const buyer = await shop.buyer();
    const first = await placed(buyer);
    shop.provider.decline(first.orderId);
    shop.clock.advance(31 * 60_000);
    const second = await (await shop.customer(buyer.userId)).ask<typeof first>('POST', 'Payments/CreateOrder', {});
    expect(second.data).toMatchObject({ id: first.id, orderId: `${first.orderId}-2` });
    expect(second.data.paymentSessionId).not.toBe(first.paymentSessionId);
    expect((await shop.record(first.id)).attempts.map(({ state }) => state)).toEqual(['expired', 'active']);
  });

  it('is refused while a payment is pending at the provider [D-26]', async () => {
    const buyer = await shop.buyer();
    const first = await placed(buyer);
    const payment = shop.provider.begin(first.orderId);
    const pending = {
      status: 409,
      message: 'Your last payment is still being confirmed. Please wait a few minutes before you pay again.',
    };
    expect(await buyer.pay()).toMatchObject(pending);
    await buyer.ask('DELETE', 'Cart');
    await buyer.ask('POST', 'Cart/addtocart', { items: [wallpaperInput({ widthInInches: 61 })] });
    expect(await buyer.pay()).toMatchObject(pending);
    expect(await buyer.ordersOf()).toHaveLength(1);
    shop.provider.end(first.orderId, payment, 'FAILED');
    expect((await buyer.pay()).status).toBe(200);
  });

  it('finds that the first was paid meanwhile, settles it and charges nothing more [SRV-47] (fault 5)', async () => {
    const buyer = await shop.buyer();
    const first = await placed(buyer);
    shop.provider.pay(first.orderId);
    const { status, message } = await buyer.pay();
    expect(status).toBe(409);
    expect(message).toContain('has just been confirmed');
    expect((await shop.record(first.id)).order.status).toBe(1);
    expect(await buyer.pay()).toMatchObject({ status: 409, message: 'Your cart is empty' });
  });
});

describe('CreateOrder while the provider', () => {
  it('is down: returns 503 with Retry-After; the same request continues the same order [D-20, SRV-45] (faults 9, 11)', async () => {
    const buyer = await shop.buyer();
    shop.provider.fail('createOrder', 'down');
    const { status, headers, message } = await buyer.pay();
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('7');
    expect(message).toContain('Nothing has been charged');
    const [order] = await buyer.ordersOf();
    expect(order?.status).toBe(0);
    expect((await shop.record(order?.id ?? '')).attempts).toMatchObject([{ state: 'creating', sessionId: null }]);
    shop.provider.mend();
    expect((await placed(buyer)).id).toBe(order?.id);
    expect(await buyer.ordersOf()).toHaveLength(1);
  });

  it('does not respond: returns 503 within the deadline; the next click is not held up by it [D-20] (fault 10)', async () => {
    const hasty = await createCheckoutShop(undefined, { env: { PROVIDER_DEADLINE_MS: '500' } });
    try {
      const buyer = await hasty.buyer();
      hasty.provider.fail('createOrder', 'answers nothing');
      const { status, headers } = await buyer.pay();
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      const [order, ...more] = await buyer.ordersOf();
      expect([order?.status, more]).toEqual([0, []]);
      hasty.provider.mend();
      await expect.poll(async () => (await buyer.pay()).data?.id).toBe(order?.id);
    } finally {
      await hasty.close();
    }
  });

  it('made the order and its response was lost: the same request finds it [D-20] (faults 10, 20)', async () => {
    const buyer = await shop.buyer();
    shop.provider.fail('createOrder', 'does it and then fails');
    expect((await buyer.pay()).status).toBe(503);
    shop.provider.mend();
    const { orderId, paymentSessionId } = await placed(buyer);
    expect(paymentSessionId).toBe(shop.provider.order(orderId).sessionId);
    expect(shop.provider.count('createOrder', orderId)).toBe(1);
    expect(await buyer.ordersOf()).toHaveLength(1);
  });

  it('has given the id to another amount: the next attempt is used [D-21] (fault 12)', async () => {
    const buyer = await shop.buyer();
    shop.provider.fail('createOrder', 'down');
    await buyer.pay();
    shop.provider.mend();
    const [order] = await buyer.ordersOf();
    const id = order?.orderNumber ?? '';
    const common = { currency: 'INR', state: 'ACTIVE', expiresAt: undefined } as const;
    shop.provider.plant({ providerOrderId: id, amountPaise: 1, sessionId: 'session_other', ...common });
    const { data } = await buyer.pay();
    expect(data).toMatchObject({ id: order?.id, orderId: `${id}-2` });
  });

  it('refuses the order: 502 with a way on, and nothing is lost [SRV-45]', async () => {
    const buyer = await shop.buyer();
    shop.provider.fail('createOrder', 'refuses');
    expect(await buyer.pay()).toMatchObject({ status: 502, message: expect.stringContaining('contact us') });
    shop.provider.mend();
    expect((await buyer.pay()).status).toBe(200);
    expect(await buyer.ordersOf()).toHaveLength(1);
  });

  it('gives no session: the response is 503, never an order without one [SRV-46]', async () => {
    const buyer = await shop.buyer();
    const first = await placed(buyer);
    expect(first.paymentSessionId).toMatch(/^session_/);
    shop.provider.forget(first.orderId);
    const common = { amountPaise: 108_000, currency: 'INR', state: 'ACTIVE', expiresAt: undefined } as const;
    shop.provider.plant({ providerOrderId: `${first.orderId}-2`, sessionId: undefined, ...common });
    expect((await buyer.pay()).status).toBe(503);
  });
});
