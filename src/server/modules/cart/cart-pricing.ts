import type { Cart, CartItem } from '#contract/storefront/cart.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { ItemOptions } from '#contract/storefront/item-options.ts';
import { getTypeOptions, pickCategoryOptions } from '#domain/cart/cart-options.ts';
import { calculateSubtotalPaise } from '#domain/cart/cart-totals.ts';
import { findImageByColour, isSameColour, listColours } from '#domain/catalogue/pictures/product-images.ts';
import { hundredthsToInches } from '#domain/measuring/size.ts';
import { type Paise, paiseToRupees } from '#domain/money/paise.ts';
import { calculatePrice } from '#domain/pricing/piece-price.ts';
import { calculateLineTotalPaise } from '#domain/pricing/unit-price.ts';
import { type ConfigurableType, listConfigurableTypes } from '#domain/product/configuration.ts';
import { cacheJson, stringifyCached } from '#server/http/responses/json-cache.ts';
import { type CartLine, toInches } from './cart-line.ts';

export type FindProduct = (id: string) => Product | undefined;
/** A line's product and type, if the shop still sells them. */
type AvailableProduct = { product: Product; type: ConfigurableType | undefined };
type PricedItem = { item: CartItem; lineTotalPaise: Paise };

type PricedCart = { products: readonly (Product | undefined)[]; cart: Cart };
/** Cached by lines; valid as long as the products are the same objects. */
const pricedCarts = new WeakMap<readonly CartLine[], PricedCart>();

/** Prices the cart by the current catalogue and leaves out lines that are no longer sold. */
export function priceCart(lines: readonly CartLine[], find: FindProduct): Cart {
  const cached = pricedCarts.get(lines);
  if (cached && lines.every(({ productId }, index) => find(productId) === cached.products[index])) return cached.cart;
  const cart = buildCart(lines.flatMap((line) => priceLine(line, find) ?? []));
  pricedCarts.set(lines, { products: lines.map(({ productId }) => find(productId)), cart });
  return cart;
}

function buildCart(priced: readonly PricedItem[]): Cart {
  const cart = { items: priced.map(({ item }) => item), subtotal: paiseToRupees(calculateSubtotalPaise(priced)) };
  return cacheJson(cart, `{"items":[${cart.items.map(stringifyCached).join(',')}],"subtotal":${cart.subtotal}}`);
}

export const isAvailable = (line: CartLine, find: FindProduct): boolean => priceLine(line, find) !== undefined;

/** Cached by line: lines are immutable, and a catalogue change brings new product objects. */
const pricedLines = new WeakMap<CartLine, { product: Product; priced: PricedItem | undefined }>();

function priceLine(line: CartLine, find: FindProduct): PricedItem | undefined {
  const product = find(line.productId);
  if (!product) return undefined;
  const cached = pricedLines.get(line);
  if (cached?.product === product) return cached.priced;
  const available = findAvailableProduct(line, product);
  const priced = available && priceItem(line, available);
  pricedLines.set(line, { product, priced });
  return priced;
}

/** Returns `undefined` if the type or colour has left the catalogue, or the product is now sized differently. */
function findAvailableProduct(line: CartLine, product: Product): AvailableProduct | undefined {
  const types = listConfigurableTypes(product);
  const type = types.find(({ id }) => id === line.productTypeId);
  const isTyped = type !== undefined || (types.length === 0 && line.productTypeId === null);
  const isSized = product.category === 'canvas' ? type !== undefined : line.widthHundredths !== null;
  return isTyped && isSized && hasColour(product, line.colorHex) ? { product, type } : undefined;
}

const hasColour = ({ images }: Product, colorHex: string | null): boolean =>
  colorHex === null || listColours(images).some((swatch) => isSameColour(swatch, colorHex));

function priceItem(line: CartLine, { product, type }: AvailableProduct): PricedItem {
  const enteredSize = {
    widthInInches: toInches(line.widthHundredths),
    heightInInches: toInches(line.heightHundredths),
  };
  const price = calculatePrice({ category: product.category, type, size: enteredSize });
  const lineTotalPaise = calculateLineTotalPaise(price.unitPricePaise, line.quantity);
  const item: CartItem = {
    id: line.id,
    productId: product.id,
    productTypeId: line.productTypeId,
    colorHex: line.colorHex,
    widthInInches: hundredthsToInches(price.size.widthHundredths),
    heightInInches: hundredthsToInches(price.size.heightHundredths),
    areaSqFt: price.areaSqFt,
    quantity: line.quantity,
    productImageUrl: getImageUrl(line, product),
    productTitle: product.title,
    productSlug: product.slug,
    category: product.category,
    subCategory: product.subCategory,
    unitPrice: paiseToRupees(price.unitPricePaise),
    lineTotal: paiseToRupees(lineTotalPaise),
    ...getItemOptions(line, product, type),
    pricePerSqFt: paiseToRupees(price.ratePaise),
    ...getColourName(line, product),
    ...(line.orderComment === null ? {} : { orderComment: line.orderComment }),
  };
  return { item: cacheJson(item, JSON.stringify(item)), lineTotalPaise };
}

function getColourName({ colorHex }: CartLine, { images }: Product): { colorName?: string } {
  const colorName = colorHex && findImageByColour(images, colorHex)?.colorName;
  return colorName ? { colorName } : {};
}

function getImageUrl(line: CartLine, { images }: Product): string | null {
  const chosen = images.find(({ url }) => url === line.imageUrl);
  return (chosen ?? findImageByColour(images, line.colorHex))?.url ?? null;
}

function getItemOptions(line: CartLine, { category }: Product, type: ConfigurableType | undefined): ItemOptions {
  const options = pickCategoryOptions(category, {
    ...line,
    ...getTypeOptions(type),
  });
  // Safe: every field above has its contract type.
  return options as ItemOptions;
}
