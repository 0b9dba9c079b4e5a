import type { ProductImage } from '#contract/api/catalogue.ts';
import { colourSwatches, imageOfColour, imagesInOrder, isSameColour } from '#domain/catalogue/product-images.ts';
import type { SwatchOption } from '#ui/fields/swatch-group.tsx';

/** Every colour of the product with its name. */
export const colourOptions = (images: readonly ProductImage[]): SwatchOption[] =>
  colourSwatches(images).map((hex) => ({
    value: hex,
    colour: hex,
    name: imageOfColour(images, hex)?.colorName ?? hex,
  }));

/** The picture that holds the colour's pattern. */
export function patternImage(images: readonly ProductImage[], hex: string | undefined): ProductImage | undefined {
  const flats = images.filter(({ kind }) => kind === 'flat');
  return imageOfColour(flats.length > 0 ? flats : images, hex);
}

/** A still picture of a room, in this colour if there is one. */
export function stillImage(images: readonly ProductImage[], hex: string | undefined): ProductImage | undefined {
  const rooms = imagesInOrder(images).filter(({ kind }) => kind === 'room');
  return rooms.find((image) => isSameColour(image.hexCode, hex)) ?? rooms[0] ?? imageOfColour(images, hex);
}
