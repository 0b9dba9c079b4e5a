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
  type ProductConfiguration,
} from '#domain/product/configuration.ts';
import { enteredSize, type SizeDraft } from '#domain/product/size-draft.ts';

/** What the shopper has chosen and typed so far. */
type Choices = { configuration: ProductConfiguration; size: SizeDraft; comment: string };

/** What the choices come to. */
export type Configured = {
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
};

export function configuredProduct(product: Product, { configuration, size, comment }: Choices): Configured {
  const { category } = product;
  const { colorHex } = configuration;
  const type = chosenType(product, configuration);
  const options = effectiveOptions(category, type, configuration.options);
  const entered = category === 'canvas' ? undefined : enteredSize(size);
  const main = imageOfColour(product.images, colorHex);
  return {
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
    canAdd: canAddToCart(category, size.width.inches, size.height.inches),
    item: configuredItem({ product, type, colorHex, imageUrl: main?.url, size: entered, options, comment }),
  };
}
