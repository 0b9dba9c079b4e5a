/**
 * The configuration of a product: type, colour and options. Type and colour reset when the product or its types change;
 * an option follows the type until the shopper changes it.
 */
import type { Category } from '../catalogue/category.ts';
import { type ColouredImage, isSameColour, listColours } from '../catalogue/pictures/product-images.ts';
import { getDefaultOptions } from '../catalogue/product-options.ts';
import { getProductTypes, type TypeLists } from '../catalogue/product-types.ts';
import type { AnyTypeFields, OptionName } from '../catalogue/type-fields.ts';
import type { PricedType } from '../pricing/piece-price.ts';

/** A type of any category. */
export type ConfigurableType = PricedType & AnyTypeFields & { id: string; title: string; description: string };

export type ConfigurableProduct = TypeLists<ConfigurableType> & {
  id: string;
  category: Category;
  images: readonly ColouredImage[];
};

export type OptionChoices = Partial<Record<OptionName, string>>;

export type ProductConfiguration = {
  readonly typeId: string | undefined;
  readonly colorHex: string | undefined;
  /** Only the options the shopper has changed. */
  readonly options: OptionChoices;
};

export const listConfigurableTypes = (product: ConfigurableProduct): readonly ConfigurableType[] =>
  getProductTypes<ConfigurableType>(product.category, product);

export const getDefaultConfiguration = (product: ConfigurableProduct): ProductConfiguration => ({
  typeId: listConfigurableTypes(product)[0]?.id,
  colorHex: listColours(product.images)[0],
  options: {},
});

/** Changes only when type and colour must reset; refetching the same product does not change it. */
export const buildConfigurationKey = (product: ConfigurableProduct): string =>
  JSON.stringify([product.id, listConfigurableTypes(product).map(({ id }) => id), listColours(product.images)]);

export const findChosenType = (
  product: ConfigurableProduct,
  { typeId }: ProductConfiguration,
): ConfigurableType | undefined => {
  const types = listConfigurableTypes(product);
  return types.find(({ id }) => id === typeId) ?? types[0];
};

/** Returns the product's own spelling of the colour; falls back to its first colour. */
export function findColour(product: ConfigurableProduct, hex: string | undefined): string | undefined {
  const swatches = listColours(product.images);
  return swatches.find((swatch) => isSameColour(swatch, hex)) ?? swatches[0];
}

/** Returns every option of the category: the shopper's choice or the default. */
export function resolveOptions(
  category: Category,
  type: ConfigurableType | undefined,
  changed: OptionChoices = {},
): OptionChoices {
  return { ...getDefaultOptions(category, type), ...changed };
}
