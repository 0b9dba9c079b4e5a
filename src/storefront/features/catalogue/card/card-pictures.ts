import type { Product, ProductImage } from '#contract/storefront/catalogue.ts';
import { findImageByColour, isSameColour, listColours } from '#domain/catalogue/pictures/product-images.ts';

export type CardColour = { hex: string; name: string };

/** Returns a product's colours with their names. */
export const listCardColours = ({ images }: Product): CardColour[] =>
  listColours(images).map((hex) => ({
    hex,
    name: images.find((image) => isSameColour(image.hexCode, hex) && image.colorName)?.colorName ?? hex,
  }));

type CardImages = { main: ProductImage | undefined; room: ProductImage | undefined };

/** Returns the card's picture in a colour, and the room picture shown on hover. */
export function pickCardPictures({ images }: Product, hex: string | undefined): CardImages {
  const main = findImageByColour(images, hex);
  const room =
    main && main.kind !== 'room'
      ? images.find((image) => image.kind === 'room' && isSameColour(image.hexCode, main.hexCode))
      : undefined;
  return { main, room };
}
