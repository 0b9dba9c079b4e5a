import type { UpdateCartItemInput } from '#contract/storefront/cart.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { checkSampleQuantity, NO_SAMPLES_MESSAGE } from '#domain/cart/samples.ts';
import { findImageByUrl, isSameColour, listColours } from '#domain/catalogue/pictures/product-images.ts';
import { OPTION_NAMES } from '#domain/catalogue/product-options.ts';
import type { OptionName } from '#domain/catalogue/type-fields.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import type { CartLine, LineConfiguration } from './cart-line.ts';
import type { PriceList } from './cart-pricing.ts';
import { NO_STORED_SIZE, parseColour, requireValid } from './line-configuration.ts';

const OPTION_ENTRIES = OPTION_NAMES.map((name) => [name, null]);
const NO_OPTIONS: Record<OptionName, null> = Object.fromEntries(OPTION_ENTRIES);

type SampleInput = Pick<UpdateCartItemInput, 'colorHex' | 'productImageUrl' | 'quantity'>;

/** Ignores what a sample does not have: type, size, options and comment (D-38). */
export const parseSampleConfiguration = (product: Product, input: SampleInput): LineConfiguration => ({
  productId: product.id,
  productTypeId: null,
  // A sample needs a colour, so the default is the one that the product page starts with.
  colorHex: parseColour(product, input.colorHex) ?? listColours(product.images)[0] ?? null,
  ...NO_STORED_SIZE,
  quantity: requireValid(checkSampleQuantity(input.quantity)),
  imageUrl: findImageByUrl(product.images, input.productImageUrl)?.url ?? null,
  ...NO_OPTIONS,
  orderComment: null,
  kind: 'sample',
  sizeIncludesAllowance: null,
});

export function patchSampleConfiguration(
  product: Product,
  line: CartLine,
  { colorHex = line.colorHex, productImageUrl, quantity }: UpdateCartItemInput,
): LineConfiguration {
  const keptImage = isSameColour(colorHex, line.colorHex) ? line.imageUrl : null;
  return parseSampleConfiguration(product, { colorHex, productImageUrl: productImageUrl ?? keptImage, quantity });
}

export function requireSamplesOffered({ samplePricePaise }: PriceList): void {
  if (samplePricePaise === undefined) throw createBadRequestError(NO_SAMPLES_MESSAGE);
}
