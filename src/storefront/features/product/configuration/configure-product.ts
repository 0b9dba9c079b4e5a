import type { Product, ProductImage } from '#contract/storefront/catalogue.ts';
import { canAddToCart } from '#domain/cart/can-add-to-cart.ts';
import { toAddCartItem } from '#domain/cart/configured-item.ts';
import { findImageByColour } from '#domain/catalogue/pictures/product-images.ts';
import type { SizeInInches } from '#domain/measuring/size.ts';
import { getDraftSize, type SizeDraft } from '#domain/measuring/size-draft.ts';
import { calculatePrice, type Price } from '#domain/pricing/piece-price.ts';
import {
  type ConfigurableType,
  findChosenType,
  listConfigurableTypes,
  type OptionChoices,
  type ProductConfiguration,
  resolveOptions,
} from '#domain/product/configuration.ts';

type Choices = { configuration: ProductConfiguration; size: SizeDraft; comment: string };

/** The product with the shopper's choices, price and cart item. */
export type PricedConfiguration = {
  product: Product;
  types: readonly ConfigurableType[];
  type: ConfigurableType | undefined;
  colorHex: string | undefined;
  /** The picture of the chosen colour. */
  main: ProductImage | undefined;
  options: OptionChoices;
  size: SizeDraft;
  /** Set once width and height are valid; never for canvas. */
  entered: SizeInInches | undefined;
  comment: string;
  price: Price;
  canAdd: boolean;
  /** The request body of ADD TO CART. */
  item: ReturnType<typeof toAddCartItem>;
};

export function configureProduct(product: Product, { configuration, size, comment }: Choices): PricedConfiguration {
  const { category } = product;
  const { colorHex } = configuration;
  const type = findChosenType(product, configuration);
  const options = resolveOptions(category, type, configuration.options);
  const entered = category === 'canvas' ? undefined : getDraftSize(size);
  const main = findImageByColour(product.images, colorHex);
  return {
    product,
    types: listConfigurableTypes(product),
    type,
    colorHex,
    main,
    options,
    size,
    entered,
    comment,
    price: calculatePrice({ category, type, size: entered }),
    canAdd: canAddToCart(category, size.width.inches, size.height.inches),
    item: toAddCartItem({ product, type, colorHex, imageUrl: main?.url, size: entered, options, comment }),
  };
}
