import { randomBytes, randomUUID } from 'node:crypto';
import { itemOptionsSchema } from '#contract/storefront/item-options.ts';
import type { OrderItem } from '#contract/storefront/orders.ts';
import { pickCategoryOptions } from '#domain/cart/cart-options.ts';
import { createOrderNumber } from '#domain/orders/order-number.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orderEvents, orderItems, orders } from '#server/platform/database/tables/order-tables.ts';
import { paymentAttempts } from '#server/platform/database/tables/payment-tables.ts';

type OrderRow = typeof orders.$inferInsert;
type Given = Partial<OrderRow> & { items?: readonly OrderItem[]; attempts?: number };

const OPTIONS = itemOptionsSchema.parse(
  pickCategoryOptions('wallpaper', { wallpaperFinish: 'Matt', wallpaperIsWashable: true }),
);

/** 36 × 48 inches of wallpaper at ₹45, twice. */
export const orderedItem = (changes: Partial<OrderItem> = {}): OrderItem => ({
  id: randomUUID(),
  productId: randomUUID(),
  productTitle: 'Basant Vine',
  productImageUrl: '/pictures/vine.webp',
  colorHex: '#EEEEDD',
  ...{ quantity: 2, unitPrice: 540, lineTotal: 1080, category: 'wallpaper', subCategory: 'Bahaara' },
  ...{ widthInInches: 36, heightInInches: 48, areaSqFt: 12, pricePerSqFt: 45 },
  ...OPTIONS,
  ...changes,
});

export const orderRow = (given: Partial<OrderRow> = {}): OrderRow => ({
  id: randomUUID(),
  orderNumber: createOrderNumber(randomBytes(10)),
  userId: randomUUID(),
  status: 1,
  cancelReason: null,
  amountPaise: 108_000,
  roundOffPaise: 0,
  currency: 'INR',
  ...{ customerName: 'Asha Rao', customerEmail: 'asha@example.in', customerPhone: '9876543210' },
  ...{ addressLine1: '12 Lake Road', addressLine2: 'Flat 3', city: 'Ahmedabad', state: 'Gujarat' },
  ...{ postalCode: '380015', country: 'IN' },
  createdAt: new Date('2026-01-02T03:00:00.000Z'),
  paidAt: new Date('2026-01-02T03:04:00.000Z'),
  paymentId: 'pay-1',
  version: 2,
  ...given,
});

/** Inserts an order with its lines, attempts and events directly, for tests that read them. */
export async function storeOrder(db: Database, { items = [orderedItem()], attempts = 1, ...given }: Given = {}) {
  const row = orderRow(given);
  const { id: orderId, createdAt, status } = row;
  await db.insert(orders).values(row);
  if (items.length > 0) await db.insert(orderItems).values(items.map((item, at) => itemRow(orderId, item, at)));
  for (let attemptNo = 1; attemptNo <= attempts; attemptNo++) {
    const providerOrderId = attemptNo === 1 ? row.orderNumber : `${row.orderNumber}-${attemptNo}`;
    const times = { createdAt, expiresAt: new Date(createdAt.getTime() + 1_800_000), nextCheckAt: null };
    const attempt = {
      providerOrderId,
      orderId,
      attemptNo,
      state: 'active' as const,
      sessionId: 'session_x',
      checks: 0,
    };
    await db.insert(paymentAttempts).values({ ...attempt, ...times });
  }
  const event = { orderId, cause: 'test', actor: 'system' as const };
  await db.insert(orderEvents).values({ ...event, seq: 1, fromStatus: null, toStatus: 0, at: createdAt });
  if (status !== 0) {
    const at = row.paidAt ?? createdAt;
    await db.insert(orderEvents).values({ ...event, seq: 2, fromStatus: 0, toStatus: status, at });
  }
  return row;
}

const itemRow = (orderId: string, item: OrderItem, at: number): typeof orderItems.$inferInsert => ({
  ...{ orderId, lineNo: at + 1, cartLineId: item.id, cartLineKey: 'key', quantity: item.quantity },
  unitPricePaise: Math.round(item.unitPrice * 100),
  lineTotalPaise: Math.round(item.lineTotal * 100),
  shown: JSON.stringify(item),
});
