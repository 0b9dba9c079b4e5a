import type { Product, ProductImage } from '#contract/api/catalogue.ts';
import { colourSwatches, imageOfColour, isSameColour } from '#domain/catalogue/product-images.ts';

export type CardColour = { hex: string; name: string };

/** The colours of a product with the names to say them by. */
export const coloursOf = ({ images }: Product): CardColour[] =>
  colourSwatches(images).map((hex) => ({
    hex,
    name: images.find((image) => isSameColour(image.hexCode, hex) && image.colorName)?.colorName ?? hex,
  }));

type CardPictures = { main: ProductImage | undefined; room: ProductImage | undefined };

/** What a card shows in a colour, and the room that takes its place under the pointer. */
export function picturesOf({ images }: Product, hex: string | undefined): CardPictures {
  const main = imageOfColour(images, hex);
  const room =
    main && main.kind !== 'room'
      ? images.find((image) => image.kind === 'room' && isSameColour(image.hexCode, main.hexCode))
      : undefined;
  return { main, room };
}
