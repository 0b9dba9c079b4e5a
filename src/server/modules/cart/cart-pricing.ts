import type { Cart, CartItem } from '#contract/storefront/cart.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { toCartItem } from '#contract/storefront/priced-items.ts';
import { getTypeOptions, pickCategoryOptions } from '#domain/cart/cart-options.ts';
import { calculateSubtotalPaise } from '#domain/cart/cart-totals.ts';
import type { PricedLine } from '#domain/cart/priced-line.ts';
import { findImageByColour, isSameColour, listColours } from '#domain/catalogue/pictures/product-images.ts';
import type { Size } from '#domain/measuring/size.ts';
import { paiseToRupees } from '#domain/money/paise.ts';
import { calculatePrice } from '#domain/pricing/piece-price.ts';
import { calculateLineTotalPaise } from '#domain/pricing/unit-price.ts';
import { type ConfigurableType, listConfigurableTypes } from '#domain/product/configuration.ts';
import { cacheJson, stringifyCached } from '#server/http/responses/json-cache.ts';
import { type CartLine, getLineKey } from './cart-line.ts';

export type FindProduct = (id: string) => Product | undefined;
/** A line's product and type, if the shop still sells them. */
type AvailableProduct = { product: Product; type: ConfigurableType | undefined };

type PricedCart = { products: readonly (Product | undefined)[]; cart: Cart };
/** Cached by lines; valid as long as the products are the same objects. */
const pricedCarts = new WeakMap<readonly CartLine[], PricedCart>();

/** Prices the lines by the current catalogue and leaves out those that are no longer sold. */
export const priceLines = (lines: readonly CartLine[], find: FindProduct): readonly PricedLine[] =>
  lines.flatMap((line) => priceLine(line, find) ?? []);

export function priceCart(lines: readonly CartLine[], find: FindProduct): Cart {
  const cached = pricedCarts.get(lines);
  if (cached && lines.every(({ productId }, index) => find(productId) === cached.products[index])) return cached.cart;
  const cart = buildCart(priceLines(lines, find));
  pricedCarts.set(lines, { products: lines.map(({ productId }) => find(productId)), cart });
  return cart;
}

function buildCart(lines: readonly PricedLine[]): Cart {
  const cart = { items: lines.map(getCartItem), subtotal: paiseToRupees(calculateSubtotalPaise(lines)) };
  return cacheJson(cart, `{"items":[${cart.items.map(stringifyCached).join(',')}],"subtotal":${cart.subtotal}}`);
}

/** Cached with their JSON: a change to the cart leaves most lines as they are. */
const cartItems = new WeakMap<PricedLine, CartItem>();

function getCartItem(line: PricedLine): CartItem {
  const cached = cartItems.get(line);
  if (cached) return cached;
  const item = toCartItem(line);
  cartItems.set(line, cacheJson(item, JSON.stringify(item)));
  return item;
}

export const isAvailable = (line: CartLine, find: FindProduct): boolean => priceLine(line, find) !== undefined;

/** Cached by line: lines are immutable, and a catalogue change brings new product objects. */
const pricedLines = new WeakMap<CartLine, { product: Product; priced: PricedLine | undefined }>();

function priceLine(line: CartLine, find: FindProduct): PricedLine | undefined {
  const product = find(line.productId);
  if (!product) return undefined;
  const cached = pricedLines.get(line);
  if (cached?.product === product) return cached.priced;
  const available = findAvailableProduct(line, product);
  const priced = available && buildPricedLine(line, available);
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

function buildPricedLine(line: CartLine, { product, type }: AvailableProduct): PricedLine {
  const { category, images } = product;
  const price = calculatePrice({ category, type, size: getEnteredSize(line) });
  const image = images.find(({ url }) => url === line.imageUrl) ?? findImageByColour(images, line.colorHex);
  return {
    id: line.id,
    key: getLineKey(line),
    productId: product.id,
    productTypeId: line.productTypeId,
    productTitle: product.title,
    productSlug: product.slug,
    category,
    subCategory: product.subCategory,
    colorHex: line.colorHex,
    colorName: (line.colorHex && findImageByColour(images, line.colorHex)?.colorName) || null,
    imageUrl: image?.url ?? null,
    imageWidths: image?.widths ?? [],
    size: price.size,
    areaSqFt: price.areaSqFt,
    options: pickCategoryOptions(category, { ...line, ...getTypeOptions(type) }),
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
