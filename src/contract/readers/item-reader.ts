/** Reads the fields that cart items and order items share. */
import { parseCategory } from '#domain/catalogue/category.ts';
import type { CartItem } from '../storefront/cart.ts';
import type { ItemOptions } from '../storefront/item-options.ts';
import {
  type JsonRecord,
  readBooleanOrNull,
  readNumber,
  readNumberOrNull,
  readText,
  readTextOrNull,
} from './unknown-json.ts';

const readItemOptions = (item: JsonRecord): ItemOptions => ({
  wallpaperFinish: readTextOrNull(item.wallpaperFinish),
  wallpaperIsWashable: readBooleanOrNull(item.wallpaperIsWashable),
  curtainConfiguration: readTextOrNull(item.curtainConfiguration),
  curtainHeading: readTextOrNull(item.curtainHeading),
  curtainTiebacks: readTextOrNull(item.curtainTiebacks),
  fittingType: readTextOrNull(item.fittingType),
  blindStyle: readTextOrNull(item.blindStyle),
  motorisation: readTextOrNull(item.motorisation),
  chainColour: readTextOrNull(item.chainColour),
  sideOfControls: readTextOrNull(item.sideOfControls),
  fabricMaterial: readTextOrNull(item.fabricMaterial),
  fabricWidth: readNumberOrNull(item.fabricWidth),
  fabricIsWashable: readBooleanOrNull(item.fabricIsWashable),
  canvasFrameType: readTextOrNull(item.canvasFrameType),
  canvasHasMirrorEdges: readBooleanOrNull(item.canvasHasMirrorEdges),
});

type SharedFields = Omit<CartItem, 'productTypeId' | 'productSlug'>;

export const readItem = (item: JsonRecord): SharedFields | undefined => {
  const id = readText(item.id);
  const category = parseCategory(item.category);
  if (id === undefined || category === undefined) return undefined;
  const quantity = readNumber(item.quantity) ?? 1;
  const unitPrice = readNumber(item.unitPrice) ?? 0;
  const colorName = readText(item.colorName);
  const orderComment = readText(item.orderComment);
  return {
    id,
    productId: readText(item.productId) ?? '',
    colorHex: readTextOrNull(item.colorHex),
    widthInInches: readNumber(item.widthInInches) ?? 0,
    heightInInches: readNumber(item.heightInInches) ?? 0,
    areaSqFt: readNumber(item.areaSqFt) ?? 0,
    quantity,
    productImageUrl: readTextOrNull(item.productImageUrl),
    productTitle: readText(item.productTitle) ?? '',
    category,
    subCategory: readTextOrNull(item.subCategory),
    unitPrice,
    lineTotal: readNumber(item.lineTotal) ?? unitPrice * quantity,
    ...readItemOptions(item),
    // A server that sends no rate has put it into the unit price.
    pricePerSqFt: readNumber(item.pricePerSqFt) ?? unitPrice,
    ...(colorName === undefined ? {} : { colorName }),
    ...(orderComment === undefined ? {} : { orderComment }),
  };
};
