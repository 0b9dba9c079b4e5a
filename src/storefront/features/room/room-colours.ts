import type { ProductImage } from '#contract/storefront/catalogue.ts';
import { findImageByColour, isSameColour, listColours, sortImages } from '#domain/catalogue/pictures/product-images.ts';
import type { SwatchOption } from '#ui/fields/swatch-group.tsx';

export const listColourOptions = (images: readonly ProductImage[]): SwatchOption[] =>
  listColours(images).map((hex) => ({
    value: hex,
    colour: hex,
    label: findImageByColour(images, hex)?.colorName ?? hex,
  }));

/** Finds the flat image of a colour, which holds its pattern. */
export function findPatternImage(images: readonly ProductImage[], hex: string | undefined): ProductImage | undefined {
  const flats = images.filter(({ kind }) => kind === 'flat');
  return findImageByColour(flats.length > 0 ? flats : images, hex);
}

/** Finds a pre-rendered room picture, in this colour if there is one. */
export function findStillImage(images: readonly ProductImage[], hex: string | undefined): ProductImage | undefined {
  const rooms = sortImages(images).filter(({ kind }) => kind === 'room');
  return rooms.find((image) => isSameColour(image.hexCode, hex)) ?? rooms[0] ?? findImageByColour(images, hex);
}
