import { randomBytes, randomUUID } from 'node:crypto';
import type { OrderItem } from '#contract/storefront/orders.ts';
import { resolveItemOptions } from '#domain/cart/cart-options.ts';
import { rupeesToPaise, toPaise, ZERO_PAISE } from '#domain/money/paise.ts';
import { createOrderNumber } from '#domain/orders/order-number.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orderEvents, orderItems, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { paymentAttempts } from '#server/platform/database/tables/orders/payment-tables.ts';

type OrderRow = typeof orders.$inferInsert;
type StoredOrderInput = Partial<OrderRow> & { items?: readonly OrderItem[]; attempts?: number };

const OPTIONS = resolveItemOptions('wallpaper', {}, { finish: 'Matt', isWashable: true });

/** Creates two pieces of wallpaper, 36 × 48 inches, at ₹45. */
export const createOrderItem = (changes: Partial<OrderItem> = {}): OrderItem => ({
  id: randomUUID(),
  productId: randomUUID(),
  productTypeId: null,
  productTypeTitle: null,
  productTitle: 'Basant Vine',
  productImageUrl: '/pictures/vine.webp',
  colorHex: '#EEEEDD',
  quantity: 2,
  unitPrice: 540,
  lineTotal: 1080,
  category: 'wallpaper',
  subCategory: 'Bahaara',
  widthInInches: 36,
  heightInInches: 48,
  areaSqFt: 12,
  pricePerSqFt: 45,
  ...OPTIONS,
  sizeIncludesAllowance: null,
  ...changes,
});

export const createOrderRow = (changes: Partial<OrderRow> = {}): OrderRow => ({
  id: randomUUID(),
  orderNumber: createOrderNumber(randomBytes(10)),
  userId: randomUUID(),
  status: ORDER_STATUS.paid,
  cancelReason: null,
  amountPaise: toPaise(108_000),
  roundOffPaise: ZERO_PAISE,
  currency: 'INR',
  customerName: 'Asha Rao',
  customerEmail: 'asha@example.in',
  customerPhone: '9876543210',
  addressLine1: '12 Lake Road',
  addressLine2: 'Flat 3',
  city: 'Ahmedabad',
  state: 'Gujarat',
  postalCode: '380015',
  country: 'IN',
  createdAt: new Date('2026-01-02T03:00:00.000Z'),
  paidAt: new Date('2026-01-02T03:04:00.000Z'),
  paymentId: 'pay-1',
  version: 2,
  ...changes,
});

/** Inserts an order with its lines, attempts and events directly, for tests that read them. */
export async function storeOrder(
  db: Database,
  { items = [createOrderItem()], attempts = 1, ...changes }: StoredOrderInput = {},
) {
  const row = createOrderRow(changes);
  const { id: orderId, createdAt, status } = row;
  await db.insert(orders).values(row);
  if (items.length > 0) await db.insert(orderItems).values(items.map((item, index) => toItemRow(orderId, item, index)));
  for (let attemptNumber = 1; attemptNumber <= attempts; attemptNumber++) {
    const providerOrderId = attemptNumber === 1 ? row.orderNumber : `${row.orderNumber}-${attemptNumber}`;
    const times = { createdAt, expiresAt: new Date(createdAt.getTime() + 1_800_000), nextCheckAt: null };
    const attempt = {
      providerOrderId,
      orderId,
      attemptNumber,
      state: 'active' as const,
      paymentSessionId: 'session_x',
      checkCount: 0,
    };
    await db.insert(paymentAttempts).values({ ...attempt, ...times });
  }
  const event = { orderId, cause: 'test', actor: 'system' as const };
  await db
    .insert(orderEvents)
    .values({ ...event, seq: 1, fromStatus: null, toStatus: ORDER_STATUS.pendingPayment, at: createdAt });
  if (status !== ORDER_STATUS.pendingPayment) {
    const at = row.paidAt ?? createdAt;
    await db
      .insert(orderEvents)
      .values({ ...event, seq: 2, fromStatus: ORDER_STATUS.pendingPayment, toStatus: status, at });
  }
  return row;
}

function toItemRow(orderId: string, item: OrderItem, index: number): typeof orderItems.$inferInsert {
  const { productTypeId, productTypeTitle, ...shown } = item;
  return {
    orderId,
    lineNo: index + 1,
    cartLineId: item.id,
    cartLineKey: 'key',
    quantity: item.quantity,
    unitPricePaise: rupeesToPaise(item.unitPrice),
    lineTotalPaise: rupeesToPaise(item.lineTotal),
    shown: JSON.stringify(shown),
    productTypeId,
    productTypeTitle,
    productId: item.productId,
    productTitle: item.productTitle,
    category: item.category,
  };
}
