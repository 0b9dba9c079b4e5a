import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OrderItem } from '#contract/storefront/orders.ts';
import { createdOrderSchema } from '#contract/storefront/payments.ts';
import { rupeesToPaise, toPaise } from '#domain/money/paise.ts';
import {
  type Buyer,
  type CheckoutShop,
  createCheckoutShop,
  createWallpaperInput,
} from '#tests/support/shop/checkout-shop.ts';
import { getWallpaperTypeId, testProducts } from '#tests/support/shop/test-catalogue.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());
afterEach(() => shop.provider.clearFaults());

const placeOrder = async (buyer: Buyer) => (await buyer.createOrder()).data;

describe('CreateOrder', () => {
  it('returns provider order, session, amount and expiry [SRV-42, SRV-46, API-19, ENT-26]', async () => {
    const buyer = await shop.createBuyer();
    const { status, data, headers } = await buyer.createOrder({ userId: buyer.userId });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(createdOrderSchema.parse(data)).toMatchObject({ amountInPaise: 108_000, currency: 'INR' });
    expect(data.cashfreeOrderId).toMatch(/^AAN-[2-9A-HJ-NP-Z]{10}$/);
    expect(data.orderId).toBe(data.cashfreeOrderId);
    expect(data.paymentSessionId).toBe(shop.provider.getOrder(data.orderId).paymentSessionId);
    expect(Date.parse(data.expiresAt) - shop.clock.now().getTime()).toBe(30 * 60_000);
  });

  it.each(['userId', 'UserId'])(
    'takes the customer from the token, with {%s} or {} as the body [SRV-42, API-19, PAY-09]',
    async (key) => {
      const buyer = await shop.createBuyer();
      expect((await buyer.createOrder({ [key]: buyer.userId })).status).toBe(200);
      expect((await buyer.createOrder({})).status).toBe(200);
      expect(await buyer.listOrders()).toHaveLength(1);
    },
  );

  it('rejects another customer and a missing token [SRV-42, SRV-06, API-29]', async () => {
    const buyer = await shop.createBuyer();
    expect((await buyer.createOrder({ userId: randomUUID() })).status).toBe(403);
    expect((await shop.sendAs(undefined)('POST', 'Payments/CreateOrder', {})).status).toBe(401);
    expect(await buyer.listOrders()).toEqual([]);
  });

  it('copies cart, prices, customer and address into the order and keeps the cart [SRV-44, D-08, ENT-24, ENT-25]', async () => {
    const buyer = await shop.createBuyer([
      createWallpaperInput({
        productTypeId: getWallpaperTypeId(45.5),
        widthInInches: 33.33,
        orderComment: 'Left wall',
      }),
      {
        productId: testProducts.curtains.id,
        widthInInches: 40,
        heightInInches: 60,
        quantity: 1,
        curtainHeading: 'Eyelet',
      },
    ]);
    const cart = (await buyer.send('GET', 'Cart')).data;
    const { id } = await placeOrder(buyer);
    const { order, items, events, isOpen } = await shop.readOrderRecord(id);
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
    expect(items.map(({ unitPricePaise, lineTotalPaise }) => [unitPricePaise, lineTotalPaise])).toEqual(
      cart.items.map(({ unitPrice, lineTotal }) => [rupeesToPaise(unitPrice), rupeesToPaise(lineTotal)]),
    );
    const shown = items.map((item) => JSON.parse(item.shown) as OrderItem);
    expect(shown.map(({ unitPrice, lineTotal }) => [unitPrice, lineTotal])).toEqual(
      cart.items.map(({ unitPrice, lineTotal }) => [unitPrice, lineTotal]),
    );
    expect(shown[0]).toMatchObject({ productTitle: 'Basant Vine', widthInInches: 33.33, wallpaperFinish: 'Matt' });
    expect(shown[0]?.orderComment).toBe('Left wall');
    expect(shown[1]?.curtainHeading).toBe('Eyelet');
    expect(events).toMatchObject([{ seq: 1, fromStatus: null, toStatus: 0, actor: 'customer' }]);
    expect(isOpen).toBe(true);
    expect((await buyer.send('GET', 'Cart')).data).toEqual(cart);
  });

  it('stores the widths of the picture that the buyer chose', async () => {
    const [ivory, room, sage] = testProducts.wallpaper.images;
    if (!ivory || !room || !sage) throw new Error('The test catalogue has no pictures.');
    const images = [ivory, room, { ...sage, widths: [320, 640] }];
    await shop.replaceProducts([{ ...testProducts.wallpaper, images }]);
    const buyer = await shop.createBuyer([createWallpaperInput({ colorHex: sage.hexCode })]);
    const { items } = await shop.readOrderRecord((await placeOrder(buyer)).id);
    await shop.replaceProducts(Object.values(testProducts));
    expect(items.map(({ shown }) => JSON.parse(shown))).toMatchObject([
      { productImageUrl: sage.url, productImageWidths: [320, 640] },
    ]);
  });

  it('ignores amounts sent by the client [SRV-42]', async () => {
    const buyer = await shop.createBuyer();
    const { data } = await buyer.createOrder({ amountInPaise: 1, amount: 1, order_amount: 1, items: [] });
    expect(data.amountInPaise).toBe(108_000);
    expect(shop.provider.getOrder(data.orderId).amountPaise).toBe(108_000);
  });
});

describe('CreateOrder returns 409 for', () => {
  it('an empty cart [SRV-43]', async () => {
    const buyer = await shop.createBuyer([]);
    expect(await buyer.createOrder()).toMatchObject({ status: 409, message: 'Your cart is empty' });
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
    const buyer = await shop.createBuyer();
    await shop.saveDetails(buyer.userId, changes);
    expect(await buyer.createOrder()).toMatchObject({ status: 409, message });
    expect(await buyer.listOrders()).toEqual([]);
  });

  it('a line that is no longer sold, naming it; a retry charges the remaining lines [SRV-43] (fault 8)', async () => {
    const buyer = await shop.createBuyer([
      createWallpaperInput(),
      { ...createWallpaperInput(), productId: testProducts.fabrics.id },
    ]);
    await shop.replaceProducts(
      Object.values({ ...testProducts, fabrics: { ...testProducts.fabrics, fabricTypes: [] } }),
    );
    try {
      const { status, message } = await buyer.createOrder();
      expect(status).toBe(409);
      expect(message).toContain(`We no longer sell ${testProducts.fabrics.title}`);
      expect(await buyer.listOrders()).toEqual([]);
      expect((await buyer.createOrder()).data.amountInPaise).toBe(108_000);
    } finally {
      await shop.replaceProducts(Object.values(testProducts));
    }
  });

  it('an amount above the online limit, naming the limit [D-09]', async () => {
    const buyer = await shop.createBuyer([
      createWallpaperInput({ productTypeId: getWallpaperTypeId(510), quantity: 999 }),
    ]);
    const { status, message } = await buyer.createOrder();
    expect(status).toBe(409);
    expect(message).toBe("You can't pay online for orders above ₹10,00,000. Please contact us and we'll help you.");
    expect(await buyer.listOrders()).toEqual([]);
  });
});

describe('a second CreateOrder', () => {
  it('with the same cart resumes the same order and session [SRV-47] (fault 5)', async () => {
    const buyer = await shop.createBuyer();
    const first = await placeOrder(buyer);
    shop.clock.advance(60_000);
    expect(await placeOrder(buyer)).toEqual(first);
    expect(shop.provider.countCalls('createOrder', first.orderId)).toBe(1);
  });

  it('with another cart supersedes the first order and closes it at the provider [SRV-47] (fault 6)', async () => {
    const buyer = await shop.createBuyer();
    const first = await placeOrder(buyer);
    await buyer.send('POST', 'Cart/addtocart', { items: [createWallpaperInput({ widthInInches: 60 })] });
    const second = await placeOrder(buyer);
    expect(second.orderId).not.toBe(first.orderId);
    const superseded = await shop.readOrderRecord(first.id);
    expect(superseded.order).toMatchObject({ status: 6, cancelReason: 'superseded' });
    expect(superseded.attempts[0]?.state).toBe('terminated');
    expect(await shop.listOutbox()).toContainEqual(
      expect.objectContaining({
        topic: 'provider.terminate',
        payload: JSON.stringify({ providerOrderId: first.orderId }),
      }),
    );
    expect((await shop.readOrderRecord(second.id)).isOpen).toBe(true);
  });

  it('with changed details creates a new order [SRV-47, SRV-61]', async () => {
    const buyer = await shop.createBuyer();
    const first = await placeOrder(buyer);
    await shop.saveDetails(buyer.userId, { addressLine1: '14 Mill Road' });
    const second = await placeOrder(buyer);
    expect((await shop.readOrderRecord(first.id)).order).toMatchObject({ status: 6, addressLine1: '12 Mill Road' });
    expect((await shop.readOrderRecord(second.id)).order.addressLine1).toBe('14 Mill Road');
  });

  it('after a price change creates a new order; the old one keeps its price [SRV-61] (fault 7)', async () => {
    const buyer = await shop.createBuyer([createWallpaperInput({ productTypeId: getWallpaperTypeId(45) })]);
    const first = await placeOrder(buyer);
    const raisedTypes = testProducts.wallpaper.wallpaperTypes?.map((type) => ({
      ...type,
      pricePerSqFt: type.pricePerSqFt + 5,
    }));
    await shop.replaceProducts(
      Object.values({ ...testProducts, wallpaper: { ...testProducts.wallpaper, wallpaperTypes: raisedTypes } }),
    );
    try {
      expect((await shop.readOrderRecord(first.id)).order.amountPaise).toBe(108_000);
      const second = await placeOrder(buyer);
      expect(second.amountInPaise).toBe(120_000);
      expect(second.orderId).not.toBe(first.orderId);
    } finally {
      await shop.replaceProducts(Object.values(testProducts));
    }
  });

  it('after the payment window starts attempt -2 with a new session [D-21] (fault 14)', async () => {
    const buyer = await shop.createBuyer();
    const first = await placeOrder(buyer);
    shop.provider.declinePayment(first.orderId);
    shop.clock.advance(31 * 60_000);
    const second = await (await shop.createCustomer(buyer.userId)).send<typeof first>(
      'POST',
      'Payments/CreateOrder',
      {},
    );
    expect(second.data).toMatchObject({ id: first.id, orderId: `${first.orderId}-2` });
    expect(second.data.paymentSessionId).not.toBe(first.paymentSessionId);
    expect((await shop.readOrderRecord(first.id)).attempts.map(({ state }) => state)).toEqual(['expired', 'active']);
  });

  it('is rejected while a payment is pending at the provider [D-26]', async () => {
    const buyer = await shop.createBuyer();
    const first = await placeOrder(buyer);
    const payment = shop.provider.startPayment(first.orderId);
    const pending = {
      status: 409,
      message: 'Your last payment is still being confirmed. Please wait a few minutes before you pay again.',
    };
    expect(await buyer.createOrder()).toMatchObject(pending);
    await buyer.send('DELETE', 'Cart');
    await buyer.send('POST', 'Cart/addtocart', { items: [createWallpaperInput({ widthInInches: 61 })] });
    expect(await buyer.createOrder()).toMatchObject(pending);
    expect(await buyer.listOrders()).toHaveLength(1);
    shop.provider.settlePayment(first.orderId, payment, 'FAILED');
    expect((await buyer.createOrder()).status).toBe(200);
  });

  it('settles the first order if it was paid meanwhile and charges nothing more [SRV-47] (fault 5)', async () => {
    const buyer = await shop.createBuyer();
    const first = await placeOrder(buyer);
    shop.provider.pay(first.orderId);
    const { status, message } = await buyer.createOrder();
    expect(status).toBe(409);
    expect(message).toContain('just confirmed your last payment');
    expect((await shop.readOrderRecord(first.id)).order.status).toBe(1);
    expect(await buyer.createOrder()).toMatchObject({ status: 409, message: 'Your cart is empty' });
  });
});

describe('CreateOrder when the provider', () => {
  it('is down: returns 503 with Retry-After; a retry resumes the same order [D-20, SRV-45] (faults 9, 11)', async () => {
    const buyer = await shop.createBuyer();
    shop.provider.injectFault('createOrder', 'down');
    const { status, headers, message } = await buyer.createOrder();
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('7');
    expect(message).toContain("You haven't been charged");
    const [order] = await buyer.listOrders();
    expect(order?.status).toBe(0);
    expect((await shop.readOrderRecord(order?.id ?? '')).attempts).toMatchObject([
      { state: 'creating', paymentSessionId: null },
    ]);
    shop.provider.clearFaults();
    expect((await placeOrder(buyer)).id).toBe(order?.id);
    expect(await buyer.listOrders()).toHaveLength(1);
  });

  it('does not respond: returns 503 within the deadline and does not block the next request [D-20] (fault 10)', async () => {
    const impatientShop = await createCheckoutShop({ env: { PROVIDER_DEADLINE_MS: '500' } });
    try {
      const buyer = await impatientShop.createBuyer();
      impatientShop.provider.injectFault('createOrder', 'never responds');
      const { status, headers } = await buyer.createOrder();
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      const [order, ...more] = await buyer.listOrders();
      expect([order?.status, more]).toEqual([0, []]);
      impatientShop.provider.clearFaults();
      await expect.poll(async () => (await buyer.createOrder()).data?.id).toBe(order?.id);
    } finally {
      await impatientShop.close();
    }
  });

  it('created the order but its response was lost: a retry finds it [D-20] (faults 10, 20)', async () => {
    const buyer = await shop.createBuyer();
    shop.provider.injectFault('createOrder', 'succeeds but loses the response');
    expect((await buyer.createOrder()).status).toBe(503);
    shop.provider.clearFaults();
    const { orderId, paymentSessionId } = await placeOrder(buyer);
    expect(paymentSessionId).toBe(shop.provider.getOrder(orderId).paymentSessionId);
    expect(shop.provider.countCalls('createOrder', orderId)).toBe(1);
    expect(await buyer.listOrders()).toHaveLength(1);
  });

  it('has the id with another amount: uses the next attempt [D-21] (fault 12)', async () => {
    const buyer = await shop.createBuyer();
    shop.provider.injectFault('createOrder', 'down');
    await buyer.createOrder();
    shop.provider.clearFaults();
    const [order] = await buyer.listOrders();
    const id = order?.orderNumber ?? '';
    const common = { currency: 'INR', state: 'ACTIVE', expiresAt: undefined } as const;
    shop.provider.addOrder({
      providerOrderId: id,
      amountPaise: toPaise(1),
      paymentSessionId: 'session_other',
      ...common,
    });
    const { data } = await buyer.createOrder();
    expect(data).toMatchObject({ id: order?.id, orderId: `${id}-2` });
  });

  it('rejects the order: returns 502 with advice and loses nothing [SRV-45]', async () => {
    const buyer = await shop.createBuyer();
    shop.provider.injectFault('createOrder', 'rejects');
    expect(await buyer.createOrder()).toMatchObject({ status: 502, message: expect.stringContaining('contact us') });
    shop.provider.clearFaults();
    expect((await buyer.createOrder()).status).toBe(200);
    expect(await buyer.listOrders()).toHaveLength(1);
  });

  it('returns no session: returns 503, never an order without one [SRV-46]', async () => {
    const buyer = await shop.createBuyer();
    const first = await placeOrder(buyer);
    expect(first.paymentSessionId).toMatch(/^session_/);
    shop.provider.removeOrder(first.orderId);
    const common = { amountPaise: toPaise(108_000), currency: 'INR', state: 'ACTIVE', expiresAt: undefined } as const;
    shop.provider.addOrder({ providerOrderId: `${first.orderId}-2`, paymentSessionId: undefined, ...common });
    expect((await buyer.createOrder()).status).toBe(503);
  });
});
