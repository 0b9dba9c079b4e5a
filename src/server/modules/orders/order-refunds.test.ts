import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/storefront/orders.ts';
import { toPaise } from '#domain/money/paise.ts';
import type { RefundState } from '#domain/payments/refund-rules.ts';
import { paymentAttempts, refunds } from '#server/platform/database/tables/orders/payment-tables.ts';
import { createOrderItem, storeOrder } from '#tests/support/samples/stored-order.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

async function createOrder(input: Parameters<typeof storeOrder>[1] = {}) {
  const { userId, send } = await shop.createCustomer();
  const stored = await storeOrder(shop.db, { ...input, userId });
  return { send, stored, read: async () => (await send<Order>('GET', `Orders/me/${stored.id}`)).data };
}

describe('an order', () => {
  it('counts only successful refunds of its own amount', async () => {
    const { stored, read } = await createOrder();
    const times = { createdAt: stored.createdAt, nextCheckAt: null, checkCount: 0 };
    const buildRefund = (
      refundId: string,
      amountPaise: number,
      state: RefundState,
      duplicatePaymentId: string | null = null,
    ) => ({
      refundId: `${stored.orderNumber}-${refundId}`,
      orderId: stored.id,
      providerOrderId: stored.orderNumber,
      amountPaise: toPaise(amountPaise),
      state,
      duplicatePaymentId,
      reason: 'test',
      ...times,
    });
    await shop.db
      .insert(refunds)
      .values([
        buildRefund('r1', 10_001, 'success'),
        buildRefund('r2', 20_000, 'success'),
        buildRefund('r3', 5, 'pending'),
        buildRefund('r4', 7, 'failed'),
        buildRefund('r5', 108_000, 'success', 'pay-2'),
      ]);
    expect(await read()).toMatchObject({ refundedInPaise: 30_001, amountInPaise: 108_000 });
  });

  it.each([
    ['an unpaid order with a pending payment', { status: 0 as const, paidAt: null, paymentId: null }, true],
    ['a paid order with another pending attempt', {}, false],
  ])('reports paymentPending correctly for %s', async (_, input, paymentPending) => {
    const { stored, read } = await createOrder({ ...input, attempts: 0 });
    expect(await read()).toMatchObject({ paymentPending: false, cashfreeOrderId: stored.orderNumber });
    await shop.db.insert(paymentAttempts).values({
      providerOrderId: stored.orderNumber,
      orderId: stored.id,
      attemptNumber: 1,
      state: 'active' as const,
      checkCount: 0,
      pendingPaymentId: 'pay-9',
      createdAt: stored.createdAt,
      expiresAt: stored.createdAt,
    });
    expect(await read()).toMatchObject({ paymentPending });
  });

  it('does not change when catalogue, cart and profile change [SRV-61]', async () => {
    const { read, send } = await createOrder({ items: [createOrderItem({ productId: testProducts.wallpaper.id })] });
    const before = await read();
    await shop.replaceProducts([{ ...testProducts.wallpaper, title: 'Renamed', images: [], wallpaperTypes: [] }]);
    await send('DELETE', 'Cart');
    await send('PUT', 'UserDetails', { firstName: 'Anita', addressLine1: 'Elsewhere', city: 'Surat', phone: '1' });
    expect(await read()).toEqual(before);
  });
});
