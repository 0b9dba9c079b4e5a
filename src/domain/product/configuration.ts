/**
 * The configuration of a product: type, colour and options. Type and colour reset when the product or its types change;
 * an option follows the type until the shopper changes it. Where style and motorisation of a blind select the type, they
 * are always those of the type (decision D-44).
 */
import { chooseByStyle, getStyleOptions, isChosenByStyle } from '../catalogue/blind-types.ts';
import type { Category } from '../catalogue/category.ts';
import { type ColouredImage, findListedColour, listColours } from '../catalogue/pictures/product-images.ts';
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
  /** `undefined` until the shopper says it. */
  readonly sizeIncludesAllowance?: boolean | undefined;
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
export const findColour = ({ images }: ConfigurableProduct, hex: string | undefined): string | undefined =>
  findListedColour(images, hex) ?? listColours(images)[0];

/** Returns every option of the category: the shopper's choice or the default. */
export const resolveOptions = (
  product: ConfigurableProduct,
  type: ConfigurableType | undefined,
  changed: OptionChoices = {},
): OptionChoices => ({
  ...getDefaultOptions(product.category, type),
  ...changed,
  ...getStyleOptions(listConfigurableTypes(product), type),
});

/** Changes the type instead where the option selects it. */
export const changeOption = (
  product: ConfigurableProduct,
  configuration: ProductConfiguration,
  name: OptionName,
  value: string,
): ProductConfiguration =>
  selectTypeByStyle(product, { ...configuration, options: { ...configuration.options, [name]: value } });

/** Replaces chosen style and motorisation by their type. An impossible choice leaves the type as it is. */
export function selectTypeByStyle(
  product: ConfigurableProduct,
  configuration: ProductConfiguration,
): ProductConfiguration {
  const types = listConfigurableTypes(product);
  if (!isChosenByStyle(types)) return configuration;
  const { blindStyle, motorisation, ...options } = configuration.options;
  const type = chooseByStyle(types, findChosenType(product, configuration), { blindStyle, motorisation });
  return { ...configuration, typeId: type?.id ?? configuration.typeId, options };
}
