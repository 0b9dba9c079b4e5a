import type { Product, ProductImage } from '#contract/api/catalogue.ts';
import { canAddToCart } from '#domain/cart/can-add-to-cart.ts';
import { configuredItem } from '#domain/cart/configured-item.ts';
import { imageOfColour } from '#domain/catalogue/product-images.ts';
import { type EnteredSize, type Price, priceOf } from '#domain/pricing/price-of.ts';
import {
  type ConfigurableType,
  chosenType,
  configurableTypes,
  effectiveOptions,
  type OptionChoices,
} from '#domain/product/configuration.ts';
import { configurationPairs } from '#domain/product/configuration-query.ts';
import { enteredSize, type SizeDraft } from '#domain/product/size-draft.ts';
import { type ConfigurationActions, useConfiguration } from './use-configuration.ts';
import { useConfigurationAddress } from './use-configuration-address.ts';

/** Everything that the parts of the page show and do, worked out from the choices in one place. */
export type ConfiguredProduct = ConfigurationActions & {
  product: Product;
  types: readonly ConfigurableType[];
  type: ConfigurableType | undefined;
  colorHex: string | undefined;
  /** The picture of the chosen colour. */
  main: ProductImage | undefined;
  options: OptionChoices;
  size: SizeDraft;
  /** Once width and height can be ordered; never for canvas. */
  entered: EnteredSize | undefined;
  comment: string;
  price: Price;
  canAdd: boolean;
  /** The body's item of ADD TO CART. */
  item: ReturnType<typeof configuredItem>;
  /** What the address says of the choices. */
  pairs: readonly [string, string][];
  /** Brings the address up to date now instead of soon: before an alert whose Log in comes back to it. */
  settleAddress: () => void;
};

export function useConfiguredProduct(product: Product, cardColour: string | undefined): ConfiguredProduct {
  const [{ configuration, size, comment }, actions] = useConfiguration(product, cardColour);
  const { category } = product;
  const { colorHex } = configuration;
  const { width, height, unit } = size;
  const type = chosenType(product, configuration);
  const options = effectiveOptions(category, type, configuration.options);
  const entered = category === 'canvas' ? undefined : enteredSize(size);
  const main = imageOfColour(product.images, colorHex);
  const pairs = configurationPairs(product, { ...configuration, width: width.inches, height: height.inches, unit });
  const settleAddress = useConfigurationAddress(pairs);
  return {
    ...actions,
    product,
    types: configurableTypes(product),
    type,
    colorHex,
    main,
    options,
    size,
    entered,
    comment,
    price: priceOf({ category, type, size: entered }),
    canAdd: canAddToCart(category, width.inches, height.inches),
    item: configuredItem({ product, type, colorHex, imageUrl: main?.url, size: entered, options, comment }),
    pairs,
    settleAddress,
  };
}
