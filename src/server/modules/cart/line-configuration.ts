import type { UpdateCartItemInput } from '#contract/storefront/cart.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { CART_OPTION_FIELDS } from '#domain/cart/cart-options.ts';
import { checkQuantity } from '#domain/cart/quantity.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { isSameColour, listColours } from '#domain/catalogue/pictures/product-images.ts';
import { checkOption, OPTION_LISTS, type OptionName } from '#domain/catalogue/product-options.ts';
import { NO_TYPES_MESSAGE } from '#domain/catalogue/product-types.ts';
import { checkSize, hundredthsToInches, type InchHundredths } from '#domain/measuring/size.ts';
import type { Outcome } from '#domain/outcome.ts';
import { type ConfigurableType, listConfigurableTypes } from '#domain/product/configuration.ts';
import { formatTooLongMessage, isBlank, MAX_ORDER_COMMENT_LENGTH } from '#domain/text/text-limits.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import type { CartLine, LineConfiguration } from './cart-line.ts';

const TYPE_MESSAGE = 'Please choose a type for this product.';
const COLOUR_MESSAGE = 'Please choose a colour for this product.';

const OPTION_NAMES = Object.keys(OPTION_LISTS) as OptionName[];
/** A patch cannot clear these fields, so null means unchanged. */
const REQUIRED_FIELDS = ['productTypeId', 'widthInInches', 'heightInInches', 'quantity'] as const;
const CLEARABLE_FIELDS = ['colorHex', 'productImageUrl', 'orderComment', ...OPTION_NAMES] as const;

/** Validates the input; throws on the first invalid field. */
export function parseLineConfiguration(product: Product, input: UpdateCartItemInput): LineConfiguration {
  const type = parseType(product, input.productTypeId);
  return {
    productId: product.id,
    productTypeId: type?.id ?? null,
    colorHex: parseColour(product, input.colorHex),
    ...parseSize(product.category, input),
    quantity: requireValid(checkQuantity(input.quantity)),
    imageUrl: product.images.find(({ url }) => url === input.productImageUrl)?.url ?? null,
    ...parseOptions(product.category, input),
    orderComment: parseComment(input.orderComment),
  };
}

export const isEmptyPatch = (patch: UpdateCartItemInput): boolean =>
  REQUIRED_FIELDS.every((field) => (patch[field] ?? undefined) === undefined) &&
  CLEARABLE_FIELDS.every((field) => patch[field] === undefined);

/** Applies the patch to the line and validates the result like a new line. */
export function patchLineConfiguration(
  product: Product,
  line: CartLine,
  patch: UpdateCartItemInput,
): LineConfiguration {
  const { productTypeId, widthInInches, heightInInches, quantity, ...clearable } = patch;
  const isColourChanged = patch.colorHex !== undefined && !isSameColour(patch.colorHex, line.colorHex);
  return parseLineConfiguration(product, {
    ...line,
    // The old picture shows the old colour.
    productImageUrl: isColourChanged ? null : line.imageUrl,
    ...clearable,
    productTypeId: productTypeId ?? line.productTypeId,
    widthInInches: widthInInches ?? toInches(line.widthHundredths),
    heightInInches: heightInInches ?? toInches(line.heightHundredths),
    quantity: quantity ?? line.quantity,
  });
}

const toInches = (length: InchHundredths | null): number | null =>
  length === null ? null : hundredthsToInches(length);

function parseType(product: Product, id: string | null | undefined): ConfigurableType | undefined {
  const types = listConfigurableTypes(product);
  if (isBlank(id)) {
    if (types.length === 0 && product.category === 'canvas') throw createBadRequestError(NO_TYPES_MESSAGE);
    return types[0];
  }
  const type = types.find((candidate) => candidate.id === id?.toLowerCase());
  if (!type) throw createBadRequestError(TYPE_MESSAGE);
  return type;
}

/** Returns the colour as the catalogue spells it. */
function parseColour(product: Product, colorHex: string | null | undefined): string | null {
  if (isBlank(colorHex)) return null;
  const colour = listColours(product.images).find((swatch) => isSameColour(swatch, colorHex));
  if (colour === undefined) throw createBadRequestError(COLOUR_MESSAGE);
  return colour;
}

function parseSize(category: Category, { widthInInches, heightInInches }: UpdateCartItemInput) {
  if (category === 'canvas') return { widthHundredths: null, heightHundredths: null };
  return requireValid(checkSize(widthInInches, heightInInches));
}

function parseOptions(category: Category, input: UpdateCartItemInput): Record<OptionName, string | null> {
  const categoryOptions: readonly string[] = CART_OPTION_FIELDS[category];
  const entries = OPTION_NAMES.map((name) => [
    name,
    categoryOptions.includes(name) ? requireValid(checkOption(name, input[name])) : null,
  ]);
  return Object.fromEntries(entries);
}

function parseComment(comment: string | null | undefined): string | null {
  const text = comment?.trim() ?? '';
  if (text.length > MAX_ORDER_COMMENT_LENGTH)
    throw createBadRequestError(formatTooLongMessage('Order comment', MAX_ORDER_COMMENT_LENGTH));
  return text || null;
}

function requireValid<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw createBadRequestError(outcome.message);
  return outcome.value;
}
