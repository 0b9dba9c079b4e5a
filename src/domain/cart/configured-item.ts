/**
 * A configured product as an item of POST /api/Cart/addtocart: chosen type, colour, picture, size, area and the options
 * of its category (specification 0 §3 and §5, PDP-34). Prices are left out: they are the server's own.
 */
import type { Category } from '../catalogue/category.ts';
import type { OptionName } from '../catalogue/product-options.ts';
import { calculateAreaSqFt } from '../measuring/area.ts';
import type { SizeInInches } from '../measuring/size.ts';
import { hundredthsToInches, NO_SIZE, toSize } from '../measuring/size.ts';
import { getCanvasSize } from '../pricing/piece-price.ts';
import type { ConfigurableType, OptionChoices } from '../product/configuration.ts';
import { buildAddCartItemInput } from './add-cart-item-input.ts';
import { CART_OPTION_FIELDS, type CartOptionField, type CartOptionValue, getTypeOptions } from './cart-options.ts';
import { DEFAULT_QUANTITY } from './quantity.ts';

type CartProduct = { id: string; title: string; slug: string; category: Category; subCategory: string | null };

type CartItemConfiguration = {
  product: CartProduct;
  type: ConfigurableType | undefined;
  colorHex: string | undefined;
  imageUrl: string | undefined;
  /** Not asked for canvas, which is sold in the size of its type. */
  size: SizeInInches | undefined;
  options: OptionChoices;
  comment: string;
};

export function toAddCartItem({
  product,
  type,
  colorHex,
  imageUrl,
  size: entered,
  options,
  comment,
}: CartItemConfiguration) {
  const { category } = product;
  const asked = entered ? toSize(entered.widthInInches, entered.heightInInches) : NO_SIZE;
  const size = category === 'canvas' ? getCanvasSize(type) : asked;
  return buildAddCartItemInput({
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

type Texts = Record<OptionName | 'wallpaperFinish' | 'fabricMaterial' | 'canvasFrameType', string | null>;
type Flags = Record<'wallpaperIsWashable' | 'fabricIsWashable' | 'canvasHasMirrorEdges', boolean | null>;
type OptionFields = Partial<Texts & Flags & { fabricWidth: number | null }>;

/** Exactly the fields of the category. */
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
