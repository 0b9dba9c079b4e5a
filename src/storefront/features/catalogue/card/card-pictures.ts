import type { Product, ProductImage } from '#contract/storefront/catalogue.ts';
import {
  findImageByColour,
  isSameColour,
  listColours,
  normaliseColour,
} from '#domain/catalogue/pictures/product-images.ts';

export type CardColour = { hex: string; name: string };

/** Returns a product's colours with their names. */
export function listCardColours({ images }: Product): CardColour[] {
  const names = new Map<string, string>();
  for (const { hexCode, colorName } of images) {
    const colour = normaliseColour(hexCode);
    if (colorName && !names.has(colour)) names.set(colour, colorName);
  }
  return listColours(images).map((hex) => ({ hex, name: names.get(normaliseColour(hex)) ?? hex }));
}

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
