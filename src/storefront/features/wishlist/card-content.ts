import type { ListedWishlistEntry } from '#contract/readers/wishlist-reader.ts';
import type { Product, ProductImage, ProductType } from '#contract/storefront/catalogue.ts';
import {
  findAlternateImage,
  isSameColour,
  listColours,
  MAX_WISHLIST_DOTS,
  sortImages,
} from '#domain/catalogue/pictures/product-images.ts';
import { findLowestRatePaise, getProductTypes } from '#domain/catalogue/product-types.ts';
import type { Paise } from '#domain/money/paise.ts';

type WishlistCardContent = {
  product: Product | undefined;
  title: string;
  subCategory: string | null;
  image: ProductImage | undefined;
  /** Shown on hover. */
  secondImage: ProductImage | undefined;
  colours: readonly { colourHex: string; name: string }[];
  ratePaise: Paise | undefined;
};

/** Uses the product, or the entry's stored fields if there is none. */
export function buildCardContent(
  entry: ListedWishlistEntry,
  fetchedProduct: Product | null | undefined,
): WishlistCardContent {
  const product = entry.product ?? fetchedProduct ?? undefined;
  const { title, subCategory, images } = product ?? entry;
  const types = product ? getProductTypes<ProductType>(product.category, product) : entry.productTypes;
  const [image] = sortImages(images);
  return {
    product,
    title,
    subCategory,
    image,
    secondImage: image && findAlternateImage(images, image),
    colours: listColours(images, MAX_WISHLIST_DOTS).map((colourHex) => ({
      colourHex,
      name: findColourName(images, colourHex),
    })),
    ratePaise: findLowestRatePaise(types),
  };
}

const findColourName = (images: readonly ProductImage[], hex: string): string =>
  images.find((image) => isSameColour(image.hexCode, hex) && image.colorName)?.colorName ?? hex;
