/**
 * Turns a configured product into an item of POST /api/Cart/addtocart, and decides when it may be added. The item
 * carries no prices: the server computes them.
 */
import type { Category } from '../catalogue/category.ts';
import type { ItemOptions } from '../catalogue/type-fields.ts';
import { resolveAllowance } from '../measuring/installation-allowance.ts';
import { type Size, toSizeInInches } from '../measuring/size.ts';
import type { PiecePrice } from '../pricing/piece-price.ts';
import type { ConfigurableType, OptionChoices } from '../product/configuration.ts';
import { ITEM_FIELDS, resolveItemOptions } from './cart-options.ts';
import { DEFAULT_QUANTITY } from './quantity.ts';

/** Canvas is sold in the size of its type; everything else needs an entered size. */
export const canAddToCart = (category: Category, enteredSize: Size | undefined): boolean =>
  category === 'canvas' || enteredSize !== undefined;

type CartProduct = { id: string; title: string; slug: string; category: Category; subCategory: string | null };

type CartItemConfiguration = {
  product: CartProduct;
  type: ConfigurableType | undefined;
  colorHex: string | undefined;
  imageUrl: string | undefined;
  price: Pick<PiecePrice, 'size' | 'areaSqFt'>;
  options: OptionChoices;
  comment: string;
  sizeIncludesAllowance?: boolean | undefined;
};

/** A missing type, colour or image becomes null, a missing size 0; a blank comment and an unanswered question are left out. */
export function buildAddCartItemInput(configuration: CartItemConfiguration) {
  const { product, type, colorHex, imageUrl, price, options, comment } = configuration;
  const orderComment = comment.trim();
  const sizeIncludesAllowance = resolveAllowance(
    product.category,
    options.fittingType,
    configuration.sizeIncludesAllowance,
  );
  return {
    productId: product.id,
    productTypeId: type?.id ?? null,
    productTitle: product.title,
    productSlug: product.slug,
    category: product.category,
    subCategory: product.subCategory,
    ...pickOptionFields(product.category, type, options),
    ...toSizeInInches(price.size),
    areaSqFt: price.areaSqFt,
    colorHex: colorHex ?? null,
    productImageUrl: imageUrl ?? null,
    quantity: DEFAULT_QUANTITY,
    ...(orderComment && { orderComment }),
    ...(sizeIncludesAllowance !== null && { sizeIncludesAllowance }),
  };
}

/** Returns the category's fields only; an option without a value is null. */
function pickOptionFields(
  category: Category,
  type: ConfigurableType | undefined,
  options: OptionChoices,
): Partial<ItemOptions> {
  const resolved = resolveItemOptions(category, options, type);
  const fields = ITEM_FIELDS.filter((field) => field.category === category);
  return Object.fromEntries(fields.map(({ itemField }) => [itemField, resolved[itemField]]));
}
