import type { WishlistEntryReading } from '#contract/readers/wishlist-reader.ts';
import type { Product, ProductImage, ProductType } from '#contract/storefront/catalogue.ts';
import { findLowestRatePaise } from '#domain/catalogue/lowest-rate.ts';
import {
  findAlternateImage,
  isSameColour,
  listColours,
  MAX_WISHLIST_DOTS,
  sortImages,
} from '#domain/catalogue/pictures/product-images.ts';
import { getProductTypes } from '#domain/catalogue/product-types.ts';
import type { Paise } from '#domain/money/paise.ts';

type WishlistCardFacts = {
  product: Product | undefined;
  title: string;
  subCategory: string | null;
  image: ProductImage | undefined;
  /** Shown on hover. */
  secondImage: ProductImage | undefined;
  colours: readonly { hex: string; name: string }[];
  ratePaise: Paise | undefined;
};

/** Card content from the product, or from the entry's stored fields if there is none. */
export function buildCardFacts(entry: WishlistEntryReading, sought: Product | null | undefined): WishlistCardFacts {
  const product = entry.product ?? sought ?? undefined;
  const { title, subCategory, images } = product ?? entry;
  const types = product ? getProductTypes<ProductType>(product.category, product) : entry.productTypes;
  const [image] = sortImages(images);
  return {
    product,
    title,
    subCategory,
    image,
    secondImage: image && findAlternateImage(images, image),
    colours: listColours(images, MAX_WISHLIST_DOTS).map((hex) => ({ hex, name: findColourName(images, hex) })),
    ratePaise: findLowestRatePaise(types),
  };
}

const findColourName = (images: readonly ProductImage[], hex: string): string =>
  images.find((image) => isSameColour(image.hexCode, hex) && image.colorName)?.colorName ?? hex;
