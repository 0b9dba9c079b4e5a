/**
 * Turns a configured product into an item of POST /api/Cart/addtocart, and decides when it may be added. The item
 * carries no prices: the server computes them.
 */
import type { Category } from '../catalogue/category.ts';
import type { OptionName } from '../catalogue/product-options.ts';
import type { SizeInInches } from '../measuring/size.ts';
import { calculateAreaSqFt, hundredthsToInches, NO_SIZE, toSize } from '../measuring/size.ts';
import { parseOrderableInches } from '../measuring/size-entry.ts';
import { getCanvasSize } from '../pricing/piece-price.ts';
import type { ConfigurableType, OptionChoices } from '../product/configuration.ts';
import { CART_OPTION_FIELDS, type CartOptionField, type CartOptionValue, getTypeOptions } from './cart-options.ts';
import { DEFAULT_QUANTITY } from './quantity.ts';

/** Canvas is sold in the size of its type; everything else needs a width and a height, passed as typed. */
export const canAddToCart = (category: Category, width: string, height: string): boolean =>
  category === 'canvas' || (parseOrderableInches(width) !== undefined && parseOrderableInches(height) !== undefined);

type CartProduct = { id: string; title: string; slug: string; category: Category; subCategory: string | null };

type CartItemConfiguration = {
  product: CartProduct;
  type: ConfigurableType | undefined;
  colorHex: string | undefined;
  imageUrl: string | undefined;
  /** Ignored for canvas. */
  size: SizeInInches | undefined;
  options: OptionChoices;
  comment: string;
};

export function buildAddCartItemInput(configuration: CartItemConfiguration) {
  const { product, type, colorHex, imageUrl, size: entered, options, comment } = configuration;
  const { category } = product;
  const enteredSize = entered ? toSize(entered.widthInInches, entered.heightInInches) : NO_SIZE;
  const size = category === 'canvas' ? getCanvasSize(type) : enteredSize;
  return applyItemDefaults({
    productId: product.id,
    productTypeId: type?.id ?? null,
    productTitle: product.title,
    productSlug: product.slug,
    category,
    subCategory: product.subCategory,
    colorHex,
    productImageUrl: imageUrl,
    widthInInches: hundredthsToInches(size.widthHundredths),
    heightInInches: hundredthsToInches(size.heightHundredths),
    areaSqFt: calculateAreaSqFt(size),
    quantity: DEFAULT_QUANTITY,
    orderComment: comment,
    ...pickOptionFields(category, type, options),
  });
}

type TextOptions = Record<OptionName | 'wallpaperFinish' | 'fabricMaterial' | 'canvasFrameType', string | null>;
type FlagOptions = Record<'wallpaperIsWashable' | 'fabricIsWashable' | 'canvasHasMirrorEdges', boolean | null>;
type OptionFields = Partial<TextOptions & FlagOptions & { fabricWidth: number | null }>;

/** Returns the category's fields only; an option without a value is null. */
function pickOptionFields(
  category: Category,
  type: ConfigurableType | undefined,
  options: OptionChoices,
): OptionFields {
  const values: Partial<Record<CartOptionField, CartOptionValue | undefined>> = {
    ...options,
    ...getTypeOptions(type),
  };
  const fields: readonly CartOptionField[] = CART_OPTION_FIELDS[category];
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? null])) as OptionFields;
}

type DefaultedFields = {
  widthInInches: number;
  heightInInches: number;
  areaSqFt: number;
  colorHex: string | null;
  productImageUrl: string | null;
  quantity: number;
};

type OptionalFields = {
  widthInInches?: number | null | undefined;
  heightInInches?: number | null | undefined;
  areaSqFt?: number | null | undefined;
  colorHex?: string | null | undefined;
  productImageUrl?: string | null | undefined;
  quantity?: number | string | null | undefined;
  orderComment?: string | null | undefined;
};

type WithItemDefaults<Item> = Omit<Item, keyof OptionalFields> & DefaultedFields & { orderComment?: string };

/** Missing sizes become 0, a missing colour or image null; a blank comment is left out. */
export function applyItemDefaults<Item extends object>(item: Item & OptionalFields): WithItemDefaults<Item> {
  const { widthInInches, heightInInches, areaSqFt, colorHex, productImageUrl, quantity, orderComment, ...rest } = item;
  const comment = orderComment?.trim();
  return {
    ...rest,
    widthInInches: widthInInches ?? 0,
    heightInInches: heightInInches ?? 0,
    areaSqFt: areaSqFt ?? 0,
    colorHex: colorHex ?? null,
    productImageUrl: productImageUrl ?? null,
    quantity: Number(quantity ?? DEFAULT_QUANTITY),
    ...(comment ? { orderComment: comment } : {}),
  };
}
