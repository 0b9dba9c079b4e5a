import type { Product, ProductImage } from '#contract/storefront/catalogue.ts';
import { buildAddCartItemInput, canAddToCart } from '#domain/cart/configured-item.ts';
import { findImageByColour } from '#domain/catalogue/pictures/product-images.ts';
import type { Size } from '#domain/measuring/size.ts';
import { getDraftSize, isTooLarge, type SizeDraft } from '#domain/measuring/size-draft.ts';
import { calculatePrice, type PiecePrice } from '#domain/pricing/piece-price.ts';
import {
  type ConfigurableType,
  findChosenType,
  listConfigurableTypes,
  type OptionChoices,
  type ProductConfiguration,
  resolveOptions,
} from '#domain/product/configuration.ts';

type Choices = { configuration: ProductConfiguration; sizeDraft: SizeDraft; comment: string };

/** The product with the customer's choices, their price and their cart item. */
export type PricedConfiguration = {
  product: Product;
  types: readonly ConfigurableType[];
  type: ConfigurableType | undefined;
  colorHex: string | undefined;
  /** The picture of the chosen colour. */
  mainImage: ProductImage | undefined;
  options: OptionChoices;
  sizeIncludesAllowance: boolean | undefined;
  sizeDraft: SizeDraft;
  /** Set once width and height are valid; never for canvas. */
  enteredSize: Size | undefined;
  comment: string;
  price: PiecePrice;
  canAddToCart: boolean;
  /** A side is above the limit, so there is no price, not even a minimum. */
  isTooLarge: boolean;
  /** The request body of ADD TO CART. */
  item: ReturnType<typeof buildAddCartItemInput>;
};

export function configureProduct(
  product: Product,
  { configuration, sizeDraft, comment }: Choices,
): PricedConfiguration {
  const { category } = product;
  const { colorHex, sizeIncludesAllowance } = configuration;
  const type = findChosenType(product, configuration);
  const options = resolveOptions(product, type, configuration.options);
  const enteredSize = category === 'canvas' ? undefined : getDraftSize(sizeDraft);
  const price = calculatePrice({ category, type, size: enteredSize });
  const mainImage = findImageByColour(product.images, colorHex);
  return {
    product,
    types: listConfigurableTypes(product),
    type,
    colorHex,
    mainImage,
    options,
    sizeIncludesAllowance,
    sizeDraft,
    enteredSize,
    comment,
    price,
    canAddToCart: canAddToCart(category, enteredSize),
    isTooLarge: category !== 'canvas' && (isTooLarge(sizeDraft.width) || isTooLarge(sizeDraft.height)),
    item: buildAddCartItemInput({
      product,
      type,
      colorHex,
      imageUrl: mainImage?.url,
      price,
      options,
      comment,
      sizeIncludesAllowance,
    }),
  };
}
