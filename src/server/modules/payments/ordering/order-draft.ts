import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { CartItem } from '#contract/api/cart.ts';
import type { OrderItem } from '#contract/api/orders.ts';
import { subtotalPaise } from '#domain/cart/totals.ts';
import { joinName } from '#domain/checkout/full-name.ts';
import type { SavedDetails } from '#domain/checkout/saved-details.ts';
import { CURRENCY, rupeesToPaise } from '#domain/money/paise.ts';
import { cartFingerprint } from '#domain/orders/cart-fingerprint.ts';
import { orderNumber } from '#domain/orders/order-number.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { chargedAmount } from '#domain/pricing/charged-amount.ts';
import type { OrderItemRow, OrderRow } from '#server/platform/database/tables/order-tables.ts';
import type { BasketLine } from '../payment-parts.ts';

type OrderDraft = { readonly order: OrderRow; readonly items: readonly OrderItemRow[] };

/** What the shopper saw: the whole-rupee total (decision D-08). */
export const chargeFor = (lines: readonly BasketLine[]) =>
  chargedAmount(subtotalPaise(lines.map(({ item }) => ({ lineTotalPaise: rupeesToPaise(item.lineTotal) }))));

export function fingerprintOf(lines: readonly BasketLine[], details: SavedDetails): string {
  const text = cartFingerprint(
    lines.map(({ key, item }) => ({ ...item, key, unitPricePaise: rupeesToPaise(item.unitPrice) })),
    details,
  );
  return createHash('sha256').update(text).digest('base64url');
}

/** The copy of cart and details that the order is from now on (SRV-44, SRV-61). */
export function draftOrder(userId: string, lines: readonly BasketLine[], details: SavedDetails, now: Date): OrderDraft {
  const { amountInPaise, roundOffPaise } = chargeFor(lines);
  const id = randomUUID();
  const { firstName, lastName, email, phone, ...address } = details;
  const order: OrderRow = {
    id,
    orderNumber: orderNumber(randomBytes(10)),
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
  return { order, items: lines.map((line, at) => itemRow(id, line, at + 1)) };
}

const itemRow = (orderId: string, { key, item, imageWidths }: BasketLine, lineNo: number): OrderItemRow => ({
  orderId,
  lineNo,
  cartLineId: item.id,
  cartLineKey: key,
  quantity: item.quantity,
  unitPricePaise: rupeesToPaise(item.unitPrice),
  lineTotalPaise: rupeesToPaise(item.lineTotal),
  shown: JSON.stringify(shownItem(item, imageWidths)),
});

function shownItem({ productTypeId: _, productSlug: __, ...item }: CartItem, widths: readonly number[]): OrderItem {
  return { ...item, ...(widths.length > 0 && { productImageWidths: [...widths] }) };
}
