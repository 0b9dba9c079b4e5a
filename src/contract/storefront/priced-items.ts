/** Converts a priced line to JSON: hundredths of an inch become inches, paise become rupees. */
import type { PricedLine } from '#domain/cart/priced-line.ts';
import { toSizeInInches } from '#domain/measuring/size.ts';
import { paiseToRupees } from '#domain/money/paise.ts';
import type { CartItem } from './cart.ts';
import type { OrderItem } from './orders.ts';

export const toCartItem = (line: PricedLine): CartItem => ({
  id: line.id,
  ...(line.kind !== null && { kind: line.kind }),
  productId: line.productId,
  productTypeId: line.productTypeId,
  productTypeTitle: line.productTypeTitle,
  colorHex: line.colorHex,
  ...toSizeInInches(line.size),
  areaSqFt: line.areaSqFt,
  quantity: line.quantity,
  productImageUrl: line.imageUrl,
  productTitle: line.productTitle,
  productSlug: line.productSlug,
  category: line.category,
  subCategory: line.subCategory,
  unitPrice: paiseToRupees(line.unitPricePaise),
  lineTotal: paiseToRupees(line.lineTotalPaise),
  ...line.options,
  sizeIncludesAllowance: line.sizeIncludesAllowance,
  pricePerSqFt: paiseToRupees(line.ratePaise),
  ...(line.colorName !== null && { colorName: line.colorName }),
  ...(line.orderComment !== null && { orderComment: line.orderComment }),
});

/** The item as the order shows it: without slug, with the widths of the image. */
export function toOrderItem(line: PricedLine): OrderItem {
  const { productSlug: _, ...item } = toCartItem(line);
  return { ...item, ...(line.imageWidths.length > 0 && { productImageWidths: [...line.imageWidths] }) };
}
