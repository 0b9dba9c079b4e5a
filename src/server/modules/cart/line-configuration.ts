import type { UpdateCartItemInput } from '#contract/storefront/cart.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { checkQuantity } from '#domain/cart/quantity.ts';
import { getStyleOptions, isChosenByStyle, selectBlindType } from '#domain/catalogue/blind-types.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { findImageByUrl, findListedColour, isSameColour } from '#domain/catalogue/pictures/product-images.ts';
import { checkOption, OPTION_NAMES, OPTIONS_BY_CATEGORY } from '#domain/catalogue/product-options.ts';
import { NO_TYPES_MESSAGE } from '#domain/catalogue/product-types.ts';
import type { OptionName } from '#domain/catalogue/type-fields.ts';
import { resolveAllowance } from '#domain/measuring/installation-allowance.ts';
import { checkLength, type InchHundredths } from '#domain/measuring/size.ts';
import type { Outcome } from '#domain/outcome.ts';
import { type ConfigurableType, listConfigurableTypes } from '#domain/product/configuration.ts';
import { formatTooLongMessage, isBlank, MAX_ORDER_COMMENT_LENGTH } from '#domain/text/text-limits.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import { type CartLine, findLineType, type LineConfiguration } from './cart-line.ts';

const TYPE_MESSAGE = 'Please choose a type for this product.';
const COLOUR_MESSAGE = 'Please choose a colour for this product.';

/** A patch cannot clear these fields, so null means unchanged. */
const REQUIRED_FIELDS = ['productTypeId', 'widthInInches', 'heightInInches', 'quantity'] as const;
const CLEARABLE_FIELDS = [
  'colorHex',
  'productImageUrl',
  'orderComment',
  'sizeIncludesAllowance',
  ...OPTION_NAMES,
] as const;

const NO_STYLE = { blindStyle: null, motorisation: null };

type StoredSize = Pick<CartLine, 'widthHundredths' | 'heightHundredths'>;
export const NO_STORED_SIZE: StoredSize = { widthHundredths: null, heightHundredths: null };

/** Validates the input; throws on the first invalid field. A length that the input leaves out keeps its stored value. */
export function parseLineConfiguration(
  product: Product,
  input: UpdateCartItemInput,
  stored: StoredSize = NO_STORED_SIZE,
): LineConfiguration {
  const types = listConfigurableTypes(product);
  const options = parseOptions(product.category, input);
  const type = requireValid(selectBlindType(types, parseType(product, input.productTypeId), options));
  return {
    productId: product.id,
    productTypeId: type?.id ?? null,
    colorHex: parseColour(product, input.colorHex),
    ...parseSize(product.category, input, stored),
    quantity: requireValid(checkQuantity(input.quantity)),
    imageUrl: findImageByUrl(product.images, input.productImageUrl)?.url ?? null,
    ...options,
    ...getStyleOptions(types, type),
    orderComment: parseComment(input.orderComment),
    kind: null,
    sizeIncludesAllowance: resolveAllowance(product.category, options.fittingType, input.sizeIncludesAllowance),
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
  const isColourChanged = patch.colorHex !== undefined && !isSameColour(patch.colorHex, line.colorHex);
  const input = {
    ...line,
    // The old picture shows the old colour.
    productImageUrl: isColourChanged ? null : line.imageUrl,
    ...resolveStoredStyle(product, line, patch),
    ...patch,
    productTypeId: patch.productTypeId ?? findLineType(product, line)?.id,
    quantity: patch.quantity ?? line.quantity,
  };
  return parseLineConfiguration(product, input, line);
}

/** A new type brings its own style and motorisation where these belong to the type. */
function resolveStoredStyle(product: Product, line: CartLine, patch: UpdateCartItemInput) {
  const types = listConfigurableTypes(product);
  if (isBlank(patch.productTypeId)) return getStyleOptions(types, findLineType(product, line));
  return isChosenByStyle(types) ? NO_STYLE : {};
}

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
export function parseColour(product: Product, colorHex: string | null | undefined): string | null {
  if (isBlank(colorHex)) return null;
  const colour = findListedColour(product.images, colorHex);
  if (colour === undefined) throw createBadRequestError(COLOUR_MESSAGE);
  return colour;
}

function parseSize(category: Category, { widthInInches, heightInInches }: UpdateCartItemInput, stored: StoredSize) {
  if (category === 'canvas') return NO_STORED_SIZE;
  return {
    widthHundredths: parseLength(widthInInches, stored.widthHundredths),
    heightHundredths: parseLength(heightInInches, stored.heightHundredths),
  };
}

const parseLength = (inches: number | null | undefined, stored: InchHundredths | null): InchHundredths =>
  (inches === null || inches === undefined) && stored !== null ? stored : requireValid(checkLength(inches));

function parseOptions(category: Category, input: UpdateCartItemInput): Record<OptionName, string | null> {
  const entries = OPTION_NAMES.map((name) => [
    name,
    OPTIONS_BY_CATEGORY[category].includes(name) ? requireValid(checkOption(name, input[name])) : null,
  ]);
  return Object.fromEntries(entries);
}

function parseComment(comment: string | null | undefined): string | null {
  const text = comment?.trim() ?? '';
  if (text.length > MAX_ORDER_COMMENT_LENGTH)
    throw createBadRequestError(formatTooLongMessage('Order comment', MAX_ORDER_COMMENT_LENGTH));
  return text || null;
}

export function requireValid<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw createBadRequestError(outcome.message);
  return outcome.value;
}
