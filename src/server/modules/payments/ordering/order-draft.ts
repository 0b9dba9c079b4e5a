import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { CartItem } from '#contract/storefront/cart.ts';
import type { OrderItem } from '#contract/storefront/orders.ts';
import { joinName } from '#domain/account/full-name.ts';
import { calculateSubtotalPaise } from '#domain/cart/cart-totals.ts';
import { buildCartFingerprint } from '#domain/checkout/cart-fingerprint.ts';
import type { SavedDetails } from '#domain/checkout/saved-details.ts';
import { CURRENCY, rupeesToPaise } from '#domain/money/paise.ts';
import { createOrderNumber } from '#domain/orders/order-number.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { calculateCharge } from '#domain/pricing/charged-amount.ts';
import type { OrderItemRow, OrderRow } from '#server/platform/database/tables/order-tables.ts';
import type { CheckoutLine } from '../payment-dependencies.ts';

type OrderDraft = { readonly order: OrderRow; readonly items: readonly OrderItemRow[] };

/** Computes the whole-rupee total that the shopper saw (D-08). */
export const computeCharge = (lines: readonly CheckoutLine[]) =>
  calculateCharge(calculateSubtotalPaise(lines.map(({ item }) => ({ lineTotalPaise: rupeesToPaise(item.lineTotal) }))));

export function computeFingerprint(lines: readonly CheckoutLine[], details: SavedDetails): string {
  const text = buildCartFingerprint(
    lines.map(({ key, item }) => ({ ...item, key, unitPricePaise: rupeesToPaise(item.unitPrice) })),
    details,
  );
  return createHash('sha256').update(text).digest('base64url');
}

/** Copies cart and details, so that later changes to them do not affect the order. */
export function draftOrder(
  userId: string,
  lines: readonly CheckoutLine[],
  details: SavedDetails,
  now: Date,
): OrderDraft {
  const { amountInPaise, roundOffPaise } = computeCharge(lines);
  const id = randomUUID();
  const { firstName, lastName, email, phone, ...address } = details;
  const order: OrderRow = {
    id,
    orderNumber: createOrderNumber(randomBytes(10)),
    userId,
    status: ORDER_STATUS.pendingPayment,
    cancelReason: null,
    amountPaise: amountInPaise,
    roundOffPaise,
    currency: CURRENCY,
    customerName: joinName({ firstName, lastName }),
    customerEmail: email,
    customerPhone: phone,
    ...address,
    createdAt: now,
    paidAt: null,
    paymentId: null,
    version: 1,
  };
  return { order, items: lines.map((line, index) => toItemRow(id, line, index + 1)) };
}

const toItemRow = (orderId: string, { key, item, imageWidths }: CheckoutLine, lineNo: number): OrderItemRow => ({
  orderId,
  lineNo,
  cartLineId: item.id,
  cartLineKey: key,
  quantity: item.quantity,
  unitPricePaise: rupeesToPaise(item.unitPrice),
  lineTotalPaise: rupeesToPaise(item.lineTotal),
  shown: JSON.stringify(toOrderItem(item, imageWidths)),
});

function toOrderItem({ productTypeId: _, productSlug: __, ...item }: CartItem, widths: readonly number[]): OrderItem {
  return { ...item, ...(widths.length > 0 && { productImageWidths: [...widths] }) };
}
