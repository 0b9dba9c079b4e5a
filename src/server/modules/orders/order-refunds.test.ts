import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/storefront/orders.ts';
import { paymentAttempts, type RefundState, refunds } from '#server/platform/database/tables/payment-tables.ts';
import { orderedItem, storeOrder } from '#tests/support/samples/stored-order.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

async function orderOf(given: Parameters<typeof storeOrder>[1] = {}) {
  const { userId, ask } = await shop.customer();
  const stored = await storeOrder(shop.db, { ...given, userId });
  return { ask, stored, read: async () => (await ask<Order>('GET', `Orders/me/${stored.id}`)).data };
}

describe('an order', () => {
  it('tells what was paid back, and counts no refund that has not arrived or was not the order’s', async () => {
    const { stored, read } = await orderOf();
    const times = { createdAt: stored.createdAt, nextCheckAt: null, checks: 0 };
    const refund = (
      refundId: string,
      amountPaise: number,
      state: RefundState,
      extraPaymentId: string | null = null,
    ) => ({
      ...{ refundId: `${stored.orderNumber}-${refundId}`, orderId: stored.id, providerOrderId: stored.orderNumber },
      ...{ amountPaise, state, extraPaymentId, reason: 'test', ...times },
    });
    await shop.db
      .insert(refunds)
      .values([
        refund('r1', 10_001, 'success'),
        refund('r2', 20_000, 'success'),
        refund('r3', 5, 'pending'),
        refund('r4', 7, 'failed'),
        refund('r5', 108_000, 'success', 'pay-2'),
      ]);
    expect(await read()).toMatchObject({ refundedInPaise: 30_001, amountInPaise: 108_000 });
  });

  it.each([
    ['waits for a payment under way', { status: 0 as const, paidAt: null, paymentId: null }, true],
    ['is paid, whatever another attempt says', {}, false],
  ])('says so when it %s', async (_, given, paymentPending) => {
    const { stored, read } = await orderOf({ ...given, attempts: 0 });
    expect(await read()).toMatchObject({ paymentPending: false, cashfreeOrderId: stored.orderNumber });
    await shop.db.insert(paymentAttempts).values({
      ...{ providerOrderId: stored.orderNumber, orderId: stored.id, attemptNo: 1, state: 'active' as const, checks: 0 },
      ...{ pendingPaymentId: 'pay-9', createdAt: stored.createdAt, expiresAt: stored.createdAt },
    });
    expect(await read()).toMatchObject({ paymentPending });
  });

  it('stays as it was placed when catalogue, cart and profile change [SRV-61]', async () => {
    const { read, ask } = await orderOf({ items: [orderedItem({ productId: testProducts.wallpaper.id })] });
    const before = await read();
    await shop.restock([{ ...testProducts.wallpaper, title: 'Renamed', images: [], wallpaperTypes: [] }]);
    await ask('DELETE', 'Cart');
    await ask('PUT', 'UserDetails', { firstName: 'Anita', addressLine1: 'Elsewhere', city: 'Surat', phone: '1' });
    expect(await read()).toEqual(before);
  });
});
