/**
 * What cart lines and order items have in common (specification 0 §3, 1 §3): goods, measures, prices, chosen options.
 */

import { parseCategory } from '#domain/catalogue/category.ts';
import type { CartItem } from '../api/cart.ts';
import type { ItemOptions } from '../api/item-options.ts';
import { flagOrNull, type JsonRecord, numberOf, numberOrNull, textOf, textOrNull } from './unknown-json.ts';

const readItemOptions = (item: JsonRecord): ItemOptions => ({
  wallpaperFinish: textOrNull(item.wallpaperFinish),
  wallpaperIsWashable: flagOrNull(item.wallpaperIsWashable),
  curtainConfiguration: textOrNull(item.curtainConfiguration),
  curtainHeading: textOrNull(item.curtainHeading),
  curtainTiebacks: textOrNull(item.curtainTiebacks),
  fittingType: textOrNull(item.fittingType),
  blindStyle: textOrNull(item.blindStyle),
  motorisation: textOrNull(item.motorisation),
  chainColour: textOrNull(item.chainColour),
  sideOfControls: textOrNull(item.sideOfControls),
  fabricMaterial: textOrNull(item.fabricMaterial),
  fabricWidth: numberOrNull(item.fabricWidth),
  fabricIsWashable: flagOrNull(item.fabricIsWashable),
  canvasFrameType: textOrNull(item.canvasFrameType),
  canvasHasMirrorEdges: flagOrNull(item.canvasHasMirrorEdges),
});

type SharedFields = Omit<CartItem, 'productTypeId' | 'productSlug'>;

export const readItem = (item: JsonRecord): SharedFields | undefined => {
  const id = textOf(item.id);
  const category = parseCategory(item.category);
  if (id === undefined || category === undefined) return undefined;
  const quantity = numberOf(item.quantity) ?? 1;
  const unitPrice = numberOf(item.unitPrice) ?? 0;
  const colorName = textOf(item.colorName);
  const orderComment = textOf(item.orderComment);
  return {
    id,
    productId: textOf(item.productId) ?? '',
    colorHex: textOrNull(item.colorHex),
    widthInInches: numberOf(item.widthInInches) ?? 0,
    heightInInches: numberOf(item.heightInInches) ?? 0,
    areaSqFt: numberOf(item.areaSqFt) ?? 0,
    quantity,
    productImageUrl: textOrNull(item.productImageUrl),
    productTitle: textOf(item.productTitle) ?? '',
    category,
    subCategory: textOrNull(item.subCategory),
    unitPrice,
    lineTotal: numberOf(item.lineTotal) ?? unitPrice * quantity,
    ...readItemOptions(item),
    // Our reading: a server that tells no rate has put it into the unit price.
    pricePerSqFt: numberOf(item.pricePerSqFt) ?? unitPrice,
    ...(colorName === undefined ? {} : { colorName }),
    ...(orderComment === undefined ? {} : { orderComment }),
  };
};
