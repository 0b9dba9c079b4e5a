import type { CartItemPatch } from '#contract/api/cart.ts';
import type { Product } from '#contract/api/catalogue.ts';
import { CART_OPTION_FIELDS } from '#domain/cart/cart-options.ts';
import { checkQuantity } from '#domain/cart/quantity.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { colourSwatches, isSameColour } from '#domain/catalogue/product-images.ts';
import { checkOption, OPTION_LISTS, type OptionName } from '#domain/catalogue/product-options.ts';
import { NO_TYPES_MESSAGE } from '#domain/catalogue/product-types.ts';
import type { Outcome } from '#domain/outcome.ts';
import { checkSize } from '#domain/pricing/size.ts';
import { type ConfigurableType, configurableTypes } from '#domain/product/configuration.ts';
import { isBlank, ORDER_COMMENT_MAX_LENGTH, tooLongMessage } from '#domain/text/text-limits.ts';
import { badInput } from '../../http/app-error.ts';
import { type CartLine, inchesOf, type LineChoice } from './cart-line.ts';

const TYPE_MESSAGE = 'Please choose a type of this product.';
const COLOUR_MESSAGE = 'Please choose a colour of this product.';

const OPTION_NAMES = Object.keys(OPTION_LISTS) as OptionName[];
/** No line lacks these (but for products without types), so null in a patch says nothing. */
const LASTING_FIELDS = ['productTypeId', 'widthInInches', 'heightInInches', 'quantity'] as const;
const CLEARABLE_FIELDS = ['colorHex', 'productImageUrl', 'orderComment', ...OPTION_NAMES] as const;

/** A wish as it may be stored; the first thing that is wrong with it is refused (SRV-29 to SRV-33). */
export function choiceOf(product: Product, wish: CartItemPatch): LineChoice {
  const type = chosenType(product, wish.productTypeId);
  return {
    productId: product.id,
    productTypeId: type?.id ?? null,
    colorHex: chosenColour(product, wish.colorHex),
    ...chosenSize(product.category, wish),
    quantity: allowed(checkQuantity(wish.quantity)),
    imageUrl: product.images.find(({ url }) => url === wish.productImageUrl)?.url ?? null,
    ...chosenOptions(product.category, wish),
    orderComment: chosenComment(wish.orderComment),
  };
}

export const changesNothing = (patch: CartItemPatch): boolean =>
  LASTING_FIELDS.every((field) => (patch[field] ?? undefined) === undefined) &&
  CLEARABLE_FIELDS.every((field) => patch[field] === undefined);

/** The line as it would be with the given fields changed, checked as on adding (SRV-35). */
export function changedChoice(product: Product, line: CartLine, patch: CartItemPatch): LineChoice {
  const { productTypeId, widthInInches, heightInInches, quantity, ...clearable } = patch;
  const colourChanges = patch.colorHex !== undefined && !isSameColour(patch.colorHex, line.colorHex);
  return choiceOf(product, {
    ...line,
    // A picture of the old colour would mislead.
    productImageUrl: colourChanges ? null : line.imageUrl,
    ...clearable,
    productTypeId: productTypeId ?? line.productTypeId,
    widthInInches: widthInInches ?? inchesOf(line.widthHundredths),
    heightInInches: heightInInches ?? inchesOf(line.heightHundredths),
    quantity: quantity ?? line.quantity,
  });
}

function chosenType(product: Product, id: string | null | undefined): ConfigurableType | undefined {
  const types = configurableTypes(product);
  if (isBlank(id)) {
    if (types.length === 0 && product.category === 'canvas') throw badInput(NO_TYPES_MESSAGE);
    return types[0];
  }
  const type = types.find((one) => one.id === id?.toLowerCase());
  if (!type) throw badInput(TYPE_MESSAGE);
  return type;
}

/** In the catalogue's spelling. */
function chosenColour(product: Product, colorHex: string | null | undefined): string | null {
  if (isBlank(colorHex)) return null;
  const colour = colourSwatches(product.images).find((swatch) => isSameColour(swatch, colorHex));
  if (colour === undefined) throw badInput(COLOUR_MESSAGE);
  return colour;
}

function chosenSize(category: Category, { widthInInches, heightInInches }: CartItemPatch) {
  if (category === 'canvas') return { widthHundredths: null, heightHundredths: null };
  return allowed(checkSize(widthInInches, heightInInches));
}

function chosenOptions(category: Category, wish: CartItemPatch): Record<OptionName, string | null> {
  const own: readonly string[] = CART_OPTION_FIELDS[category];
  const chosen = OPTION_NAMES.map((name) => [name, own.includes(name) ? allowed(checkOption(name, wish[name])) : null]);
  return Object.fromEntries(chosen);
}

function chosenComment(comment: string | null | undefined): string | null {
  const text = comment?.trim() ?? '';
  if (text.length > ORDER_COMMENT_MAX_LENGTH) throw badInput(tooLongMessage('Order comment', ORDER_COMMENT_MAX_LENGTH));
  return text || null;
}

function allowed<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw badInput(outcome.message);
  return outcome.value;
}
