import type { Cart } from '#contract/storefront/cart.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { toCartItem } from '#contract/storefront/priced-items.ts';
import { resolveItemOptions } from '#domain/cart/cart-options.ts';
import { calculateSubtotalPaise } from '#domain/cart/cart-totals.ts';
import { buildLineKey } from '#domain/cart/line-identity.ts';
import type { PricedLine } from '#domain/cart/priced-line.ts';
import { findImageByColour, isSameColour, listColours } from '#domain/catalogue/pictures/product-images.ts';
import type { Size } from '#domain/measuring/size.ts';
import { paiseToRupees } from '#domain/money/paise.ts';
import { calculatePrice } from '#domain/pricing/piece-price.ts';
import { calculateLineTotalPaise } from '#domain/pricing/unit-price.ts';
import { type ConfigurableType, listConfigurableTypes } from '#domain/product/configuration.ts';
import type { CartLine } from './cart-line.ts';

export type FindProduct = (id: string) => Product | undefined;
/** A line's product and type, if the shop still sells them. */
type AvailableProduct = { product: Product; type: ConfigurableType | undefined };

export function priceCart(lines: readonly CartLine[], find: FindProduct): Cart {
  const priced = priceLines(lines, find);
  return { items: priced.map(toCartItem), subtotal: paiseToRupees(calculateSubtotalPaise(priced)) };
}

/** Prices the lines by the current catalogue and leaves out those that are no longer sold. */
export const priceLines = (lines: readonly CartLine[], find: FindProduct): readonly PricedLine[] =>
  lines.flatMap((line) => {
    const available = findAvailableProduct(line, find);
    return available ? buildPricedLine(line, available) : [];
  });

export const isAvailable = (line: CartLine, find: FindProduct): boolean =>
  findAvailableProduct(line, find) !== undefined;

/** Returns `undefined` if product, type or colour has left the catalogue, or the product is now sized differently. */
function findAvailableProduct(line: CartLine, find: FindProduct): AvailableProduct | undefined {
  const product = find(line.productId);
  if (!product) return undefined;
  const types = listConfigurableTypes(product);
  const type = types.find(({ id }) => id === line.productTypeId);
  const isTyped = type !== undefined || (types.length === 0 && line.productTypeId === null);
  const isSized = product.category === 'canvas' ? type !== undefined : line.widthHundredths !== null;
  return isTyped && isSized && hasColour(product, line.colorHex) ? { product, type } : undefined;
}

const hasColour = ({ images }: Product, colorHex: string | null): boolean =>
  colorHex === null || listColours(images).some((swatch) => isSameColour(swatch, colorHex));

function buildPricedLine(line: CartLine, { product, type }: AvailableProduct): PricedLine {
  const { category, images } = product;
  const price = calculatePrice({ category, type, size: getEnteredSize(line) });
  const colourImage = findImageByColour(images, line.colorHex);
  const image = images.find(({ url }) => url === line.imageUrl) ?? colourImage;
  return {
    id: line.id,
    key: buildLineKey(line),
    productId: product.id,
    productTypeId: line.productTypeId,
    productTypeTitle: type?.title ?? null,
    productTitle: product.title,
    productSlug: product.slug,
    category,
    subCategory: product.subCategory,
    colorHex: line.colorHex,
    colorName: (line.colorHex && colourImage?.colorName) || null,
    imageUrl: image?.url ?? null,
    imageWidths: image?.widths ?? [],
    size: price.size,
    areaSqFt: price.areaSqFt,
    options: resolveItemOptions(category, line, type),
    orderComment: line.orderComment,
    quantity: line.quantity,
    ratePaise: price.ratePaise,
    unitPricePaise: price.unitPricePaise,
    lineTotalPaise: calculateLineTotalPaise(price.unitPricePaise, line.quantity),
  };
}

/** Returns `undefined` for canvas, whose type sets the size. */
const getEnteredSize = ({ widthHundredths, heightHundredths }: CartLine): Size | undefined =>
  widthHundredths === null || heightHundredths === null ? undefined : { widthHundredths, heightHundredths };
