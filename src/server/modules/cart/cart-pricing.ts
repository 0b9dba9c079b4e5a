import type { ShopFacts } from '#contract/public-settings.ts';
import type { Cart } from '#contract/storefront/cart.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { toCartItem } from '#contract/storefront/priced-items.ts';
import { resolveItemOptions } from '#domain/cart/cart-options.ts';
import { calculateSubtotalPaise } from '#domain/cart/cart-totals.ts';
import { buildLineKey } from '#domain/cart/line-identity.ts';
import { isSampleLine } from '#domain/cart/line-kind.ts';
import type { PricedLine } from '#domain/cart/priced-line.ts';
import { getSamplePricePaise } from '#domain/cart/samples.ts';
import { getStyleOptions } from '#domain/catalogue/blind-types.ts';
import { findImageByColour, findImageByUrl, findListedColour } from '#domain/catalogue/pictures/product-images.ts';
import { NO_SIZE, type Size } from '#domain/measuring/size.ts';
import { type Paise, paiseToRupees, ZERO_PAISE } from '#domain/money/paise.ts';
import { calculatePrice } from '#domain/pricing/piece-price.ts';
import { calculateLineTotalPaise } from '#domain/pricing/unit-price.ts';
import { type ConfigurableType, listConfigurableTypes } from '#domain/product/configuration.ts';
import { type CartLine, findLineType } from './cart-line.ts';

type FindProduct = (id: string) => Product | undefined;
/** Finds products to price; without a sample price the shop offers no samples. */
export type PriceList = { readonly find: FindProduct; readonly samplePricePaise: Paise | undefined };

/** Cart and checkout share one, so that they agree. It follows the facts. */
export const createPriceList = (find: FindProduct, getFacts: () => Pick<ShopFacts, 'samplePrice'>): PriceList => ({
  find,
  get samplePricePaise() {
    return getSamplePricePaise(getFacts());
  },
});

/** A line's product and type, if the shop still sells them; the price if it is a sample. */
type AvailableProduct = { product: Product; type: ConfigurableType | undefined; samplePricePaise?: Paise };

export function priceCart(lines: readonly CartLine[], prices: PriceList): Cart {
  const priced = priceLines(lines, prices);
  return { items: priced.map(toCartItem), subtotal: paiseToRupees(calculateSubtotalPaise(priced)) };
}

/** Prices the lines by the current catalogue and leaves out those that are no longer sold. */
export const priceLines = (lines: readonly CartLine[], prices: PriceList): readonly PricedLine[] =>
  lines.flatMap((line) => {
    const available = findAvailableProduct(line, prices);
    return available ? buildPricedLine(line, available) : [];
  });

export const isAvailable = (line: CartLine, prices: PriceList): boolean =>
  findAvailableProduct(line, prices) !== undefined;

/** Returns `undefined` if product, type or colour has left the catalogue, or the product is now sized differently. */
function findAvailableProduct(line: CartLine, prices: PriceList): AvailableProduct | undefined {
  if (isSampleLine(line)) return findAvailableSample(line, prices);
  const product = prices.find(line.productId);
  if (!product) return undefined;
  const type = findLineType(product, line);
  const isUntyped = line.productTypeId === null && listConfigurableTypes(product).length === 0;
  const isSized = product.category === 'canvas' ? type !== undefined : line.widthHundredths !== null;
  return (type !== undefined || isUntyped) && isSized && hasColour(product, line.colorHex)
    ? { product, type }
    : undefined;
}

const hasColour = ({ images }: Product, colorHex: string | null): boolean =>
  colorHex === null || findListedColour(images, colorHex) !== undefined;

function findAvailableSample(line: CartLine, { find, samplePricePaise }: PriceList): AvailableProduct | undefined {
  const product = find(line.productId);
  const isOffered = product && samplePricePaise !== undefined && hasColour(product, line.colorHex);
  return isOffered ? { product, type: undefined, samplePricePaise } : undefined;
}

function buildPricedLine(line: CartLine, { product, type, samplePricePaise }: AvailableProduct): PricedLine {
  const { category, images } = product;
  const price =
    samplePricePaise === undefined
      ? calculatePrice({ category, type, size: getEnteredSize(line) })
      : { size: NO_SIZE, areaSqFt: 0, ratePaise: ZERO_PAISE, unitPricePaise: samplePricePaise };
  const colourImage = findImageByColour(images, line.colorHex);
  const image = findImageByUrl(images, line.imageUrl) ?? colourImage;
  return {
    id: line.id,
    key: buildLineKey(line),
    kind: line.kind,
    productId: product.id,
    productTypeId: type?.id ?? null,
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
    options: resolveItemOptions(category, { ...line, ...getStyleOptions(listConfigurableTypes(product), type) }, type),
    orderComment: line.orderComment,
    sizeIncludesAllowance: line.sizeIncludesAllowance,
    quantity: line.quantity,
    ratePaise: price.ratePaise,
    unitPricePaise: price.unitPricePaise,
    lineTotalPaise: calculateLineTotalPaise(price.unitPricePaise, line.quantity),
  };
}

/** Returns `undefined` for canvas, whose type sets the size. */
const getEnteredSize = ({ widthHundredths, heightHundredths }: CartLine): Size | undefined =>
  widthHundredths === null || heightHundredths === null ? undefined : { widthHundredths, heightHundredths };
