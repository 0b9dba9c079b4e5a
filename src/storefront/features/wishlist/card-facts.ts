import type { Product, ProductImage, ProductType } from '#contract/api/catalogue.ts';
import type { WishlistEntryReading } from '#contract/readers/wishlist-reader.ts';
import { lowestRatePaise } from '#domain/catalogue/lowest-rate.ts';
import {
  alternateImage,
  colourSwatches,
  imagesInOrder,
  isSameColour,
  MAX_WISHLIST_DOTS,
} from '#domain/catalogue/product-images.ts';
import { typesOf } from '#domain/catalogue/product-types.ts';
import type { Paise } from '#domain/money/paise.ts';

type WishlistCardFacts = {
  product: Product | undefined;
  title: string;
  subCategory: string | null;
  image: ProductImage | undefined;
  /** Takes the image's place under the pointer. */
  secondImage: ProductImage | undefined;
  colours: readonly { hex: string; name: string }[];
  ratePaise: Paise | undefined;
};

/** What a card tells: of the product, or of the entry's own fields where there is none (specification 0 §3). */
export function cardFacts(entry: WishlistEntryReading, sought: Product | null | undefined): WishlistCardFacts {
  const product = entry.product ?? sought ?? undefined;
  const { title, subCategory, images } = product ?? entry;
  const types = product ? typesOf<ProductType>(product.category, product) : entry.productTypes;
  const [image] = imagesInOrder(images);
  return {
    product,
    title,
    subCategory,
    image,
    secondImage: image && alternateImage(images, image),
    colours: colourSwatches(images, MAX_WISHLIST_DOTS).map((hex) => ({ hex, name: colourName(images, hex) })),
    ratePaise: lowestRatePaise(types),
  };
}

const colourName = (images: readonly ProductImage[], hex: string): string =>
  images.find((image) => isSameColour(image.hexCode, hex) && image.colorName)?.colorName ?? hex;
