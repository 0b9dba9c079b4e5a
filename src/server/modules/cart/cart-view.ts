import type { Cart, CartItem } from '#contract/api/cart.ts';
import type { Product } from '#contract/api/catalogue.ts';
import type { ItemOptions } from '#contract/api/item-options.ts';
import { optionsOfType, ownOptions } from '#domain/cart/cart-options.ts';
import { subtotalPaise } from '#domain/cart/totals.ts';
import { colourSwatches, imageOfColour, isSameColour } from '#domain/catalogue/product-images.ts';
import { type Paise, paiseToRupees } from '#domain/money/paise.ts';
import { priceOf } from '#domain/pricing/price-of.ts';
import { hundredthsToInches } from '#domain/pricing/size.ts';
import { lineTotalPaise } from '#domain/pricing/unit-price.ts';
import { type ConfigurableType, configurableTypes } from '#domain/product/configuration.ts';
import { jsonOf, rememberJson } from '#server/http/responses/written-json.ts';
import { type CartLine, inchesOf } from './cart-line.ts';

export type FindProduct = (id: string) => Product | undefined;
/** What a line orders, as long as the shop sells it like that. */
type Goods = { product: Product; type: ConfigurableType | undefined };
type PricedItem = { item: CartItem; lineTotalPaise: Paise };

type Shown = { products: readonly (Product | undefined)[]; cart: Cart };
/** By lines: a cart that is looked at again is the same one, as long as its products are. */
const shown = new WeakMap<readonly CartLine[], Shown>();

/** The whole cart at the prices of this moment, without the lines that cannot be ordered any more (SRV-27, SRV-38). */
export function cartOf(lines: readonly CartLine[], find: FindProduct): Cart {
  const known = shown.get(lines);
  if (known && lines.every(({ productId }, at) => find(productId) === known.products[at])) return known.cart;
  const cart = pricedCart(lines.flatMap((line) => pricedLine(line, find) ?? []));
  shown.set(lines, { products: lines.map(({ productId }) => find(productId)), cart });
  return cart;
}

function pricedCart(priced: readonly PricedItem[]): Cart {
  const cart = { items: priced.map(({ item }) => item), subtotal: paiseToRupees(subtotalPaise(priced)) };
  return rememberJson(cart, `{"items":[${cart.items.map(jsonOf).join(',')}],"subtotal":${cart.subtotal}}`);
}

export const isSold = (line: CartLine, find: FindProduct): boolean => pricedLine(line, find) !== undefined;

/** Lines never change, and a change of the catalogue brings other products: a price that was found once holds. */
const found = new WeakMap<CartLine, { product: Product; priced: PricedItem | undefined }>();

function pricedLine(line: CartLine, find: FindProduct): PricedItem | undefined {
  const product = find(line.productId);
  if (!product) return undefined;
  const known = found.get(line);
  if (known?.product === product) return known.priced;
  const goods = goodsOf(line, product);
  const priced = goods && pricedItem(line, goods);
  found.set(line, { product, priced });
  return priced;
}

/** Nothing when type or colour have left the catalogue, or the product is now sold by another kind of size. */
function goodsOf(line: CartLine, product: Product): Goods | undefined {
  const types = configurableTypes(product);
  const type = types.find(({ id }) => id === line.productTypeId);
  const isTyped = type !== undefined || (types.length === 0 && line.productTypeId === null);
  const isSized = product.category === 'canvas' ? type !== undefined : line.widthHundredths !== null;
  return isTyped && isSized && hasColour(product, line.colorHex) ? { product, type } : undefined;
}

const hasColour = ({ images }: Product, colorHex: string | null): boolean =>
  colorHex === null || colourSwatches(images).some((swatch) => isSameColour(swatch, colorHex));

function pricedItem(line: CartLine, { product, type }: Goods): PricedItem {
  const entered = { widthInInches: inchesOf(line.widthHundredths), heightInInches: inchesOf(line.heightHundredths) };
  const price = priceOf({ category: product.category, type, size: entered });
  const total = lineTotalPaise(price.unitPricePaise, line.quantity);
  const item: CartItem = {
    id: line.id,
    productId: product.id,
    productTypeId: line.productTypeId,
    colorHex: line.colorHex,
    widthInInches: hundredthsToInches(price.size.widthHundredths),
    heightInInches: hundredthsToInches(price.size.heightHundredths),
    areaSqFt: price.areaSqFt,
    quantity: line.quantity,
    productImageUrl: imageUrlOf(line, product),
    productTitle: product.title,
    productSlug: product.slug,
    category: product.category,
    subCategory: product.subCategory,
    unitPrice: paiseToRupees(price.unitPricePaise),
    lineTotal: paiseToRupees(total),
    ...optionsOf(line, product, type),
    pricePerSqFt: paiseToRupees(price.ratePaise),
    ...colourNameOf(line, product),
    ...(line.orderComment === null ? {} : { orderComment: line.orderComment }),
  };
  return { item: rememberJson(item, JSON.stringify(item)), lineTotalPaise: total };
}

function colourNameOf({ colorHex }: CartLine, { images }: Product): { colorName?: string } {
  const colorName = colorHex && imageOfColour(images, colorHex)?.colorName;
  return colorName ? { colorName } : {};
}

function imageUrlOf(line: CartLine, { images }: Product): string | null {
  const chosen = images.find(({ url }) => url === line.imageUrl);
  return (chosen ?? imageOfColour(images, line.colorHex))?.url ?? null;
}

function optionsOf(line: CartLine, { category }: Product, type: ConfigurableType | undefined): ItemOptions {
  const options = ownOptions(category, {
    ...line,
    ...optionsOfType(type),
  });
  // Sound because every field above has the type that the contract gives it.
  return options as ItemOptions;
}
