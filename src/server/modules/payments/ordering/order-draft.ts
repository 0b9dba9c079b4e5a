import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { toOrderItem } from '#contract/storefront/priced-items.ts';
import { joinName } from '#domain/account/full-name.ts';
import { calculateSubtotalPaise } from '#domain/cart/cart-totals.ts';
import type { PricedLine } from '#domain/cart/priced-line.ts';
import { buildCartFingerprint } from '#domain/checkout/cart-fingerprint.ts';
import type { SavedDetails } from '#domain/checkout/saved-details.ts';
import { CURRENCY } from '#domain/money/paise.ts';
import { createOrderNumber } from '#domain/orders/order-number.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { type Charge, calculateCharge } from '#domain/pricing/charged-amount.ts';
import type { OrderItemRow, OrderRow } from '#server/platform/database/tables/orders/order-tables.ts';

/** The lines of an order, and the promised day. */
export type CheckoutInput = {
  readonly userId: string;
  readonly lines: readonly PricedLine[];
  readonly details: SavedDetails;
  readonly promisedOn: string | null;
  readonly now: Date;
};

type OrderDraft = { readonly order: OrderRow; readonly items: readonly OrderItemRow[] };

/** Computes the whole-rupee total that the shopper saw (D-08). */
export const computeCharge = (lines: readonly PricedLine[]): Charge => calculateCharge(calculateSubtotalPaise(lines));

export const computeFingerprint = (lines: readonly PricedLine[], details: SavedDetails): string =>
  createHash('sha256').update(buildCartFingerprint(lines, details)).digest('base64url');

/** Copies cart and details, so that later changes to them do not affect the order. */
export function draftOrder({ userId, lines, details, promisedOn, now }: CheckoutInput): OrderDraft {
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
    promisedOn,
    version: 1,
    isSample: false,
  };
  return { order, items: lines.map((line, index) => toItemRow(id, line, index + 1)) };
}

function toItemRow(orderId: string, line: PricedLine, lineNo: number): OrderItemRow {
  const { productTypeId, productTypeTitle, ...shown } = toOrderItem(line);
  return {
    orderId,
    lineNo,
    cartLineId: line.id,
    cartLineKey: line.key,
    quantity: line.quantity,
    unitPricePaise: line.unitPricePaise,
    lineTotalPaise: line.lineTotalPaise,
    shown: JSON.stringify(shown),
    productTypeId,
    productTypeTitle,
    productId: line.productId,
    productTitle: line.productTitle,
    category: line.category,
  };
}
