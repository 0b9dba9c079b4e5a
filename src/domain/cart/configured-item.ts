/**
 * A configured product as an item of POST /api/Cart/addtocart: chosen type, colour, picture, size, area and the options
 * of its category (specification 0 §3 and §5, PDP-34). Prices are left out: they are the server's own.
 */
import type { Category } from '../catalogue/category.ts';
import type { OptionName } from '../catalogue/product-options.ts';
import { areaSqFt } from '../pricing/area.ts';
import { canvasSize, type EnteredSize } from '../pricing/price-of.ts';
import { hundredthsToInches, NO_SIZE, sizeOf } from '../pricing/size.ts';
import type { ConfigurableType, OptionChoices } from '../product/configuration.ts';
import { addRequestItem } from './add-request.ts';
import { CART_OPTION_FIELDS, type CartOptionField, type CartOptionValue, optionsOfType } from './cart-options.ts';
import { ADDED_QUANTITY } from './quantity.ts';

type CartProduct = { id: string; title: string; slug: string; category: Category; subCategory: string | null };

type ConfiguredProduct = {
  product: CartProduct;
  type: ConfigurableType | undefined;
  colorHex: string | undefined;
  imageUrl: string | undefined;
  /** Not asked for canvas, which is sold in the size of its type. */
  size: EnteredSize | undefined;
  options: OptionChoices;
  comment: string;
};

export function configuredItem({
  product,
  type,
  colorHex,
  imageUrl,
  size: entered,
  options,
  comment,
}: ConfiguredProduct) {
  const { category } = product;
  const asked = entered ? sizeOf(entered.widthInInches, entered.heightInInches) : NO_SIZE;
  const size = category === 'canvas' ? canvasSize(type) : asked;
  return addRequestItem({
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
    areaSqFt: areaSqFt(size),
    quantity: ADDED_QUANTITY,
    orderComment: comment,
    ...optionFields(category, type, options),
  });
}

type Texts = Record<OptionName | 'wallpaperFinish' | 'fabricMaterial' | 'canvasFrameType', string | null>;
type Flags = Record<'wallpaperIsWashable' | 'fabricIsWashable' | 'canvasHasMirrorEdges', boolean | null>;
type OptionFields = Partial<Texts & Flags & { fabricWidth: number | null }>;

/** Exactly the fields of the category. */
function optionFields(category: Category, type: ConfigurableType | undefined, options: OptionChoices): OptionFields {
  const values: Partial<Record<CartOptionField, CartOptionValue | undefined>> = {
    ...options,
    ...optionsOfType(type),
  };
  const fields: readonly CartOptionField[] = CART_OPTION_FIELDS[category];
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? null])) as OptionFields;
}
