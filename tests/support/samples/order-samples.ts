import { readOrder } from '#contract/readers/orders-reader.ts';
import type { Order, OrderItem } from '#contract/storefront/orders.ts';
import { buildOkResponse } from '../storefront/fake-transport.ts';

/** Creates an order item as the API returns it: two pieces of wallpaper, 36 × 48 inches, at ₹45. */
export const createSampleItem = (changes: Partial<OrderItem> = {}): object => ({
  id: 'i1',
  productId: 'w1',
  productTitle: 'Basant Vine',
  productImageUrl: '/pictures/vine.webp',
  productImageWidths: [360, 800],
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
  wallpaperFinish: 'Matt',
  wallpaperIsWashable: true,
  ...changes,
});

/** Creates a paid order as the API returns it; build `items` with `createSampleItem`. */
export function createSampleOrder(changes: Omit<Partial<Order>, 'items'> & { items?: readonly object[] } = {}): Order {
  const order = readOrder({
    id: 'o1',
    orderNumber: 'AAN-23456789AB',
    status: 1,
    createdAt: '2026-01-01T19:55:00.000Z',
    paidAt: '2026-01-01T20:00:00.000Z',
    cashfreeOrderId: 'AAN-23456789AB',
    cashfreePaymentId: 'pay-1',
    amountInPaise: 108_000,
    customerName: 'Asha Rao',
    customerEmail: 'asha@example.in',
    customerPhone: '9876543210',
    addressLine1: '12 Lake Road',
    addressLine2: 'Flat 3',
    city: 'Ahmedabad',
    state: 'Gujarat',
    postalCode: '380015',
    country: 'IN',
    items: [createSampleItem()],
    events: [
      { status: 0, at: '2026-01-01T19:55:00.000Z' },
      { status: 1, at: '2026-01-01T20:00:00.000Z' },
    ],
    ...changes,
  });
  if (!order) throw new Error('The sample is not a valid order.');
  return order;
}

/** One page of the orders list. */
export const buildOrdersResponse = (items: readonly Order[], { page = 1, totalCount = items.length } = {}) =>
  buildOkResponse({ items, page, pageSize: 20, totalCount });
