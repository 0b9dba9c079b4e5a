/** The images of a product: their order, the colours they show, and the image of a colour. */
export type ColouredImage = { sortOrder: number; hexCode?: string | null | undefined };

export const MAX_CARD_SWATCHES = 5;
export const MAX_WISHLIST_DOTS = 4;

export const sortImages = <Image extends ColouredImage>(images: readonly Image[]): Image[] =>
  images.toSorted((a, b) => a.sortOrder - b.sortOrder);

/** Returns the distinct hex codes in sort order, compared case-insensitively. */
export function listColours(images: readonly ColouredImage[], limit = Number.POSITIVE_INFINITY): string[] {
  const swatches = new Map<string, string>();
  for (const { hexCode } of sortImages(images)) {
    const hex = hexCode?.trim() ?? '';
    if (hex !== '' && !swatches.has(normaliseColour(hex))) swatches.set(normaliseColour(hex), hex);
  }
  return [...swatches.values()].slice(0, limit);
}

export const normaliseColour = (hexCode: string | null | undefined): string => (hexCode ?? '').trim().toLowerCase();

export const isSameColour = (a: string | null | undefined, b: string | null | undefined): boolean =>
  normaliseColour(a) === normaliseColour(b);

/** Returns the colour as the images spell it; `undefined` if none has it. */
export const findListedColour = (
  images: readonly ColouredImage[],
  hexCode: string | null | undefined,
): string | undefined => listColours(images).find((swatch) => isSameColour(swatch, hexCode));

export const findImageByUrl = <Image extends { url: string }>(
  images: readonly Image[],
  url: string | null | undefined,
): Image | undefined => images.find((image) => image.url === url);

/** Falls back to the first image. */
export function findImageByColour<Image extends ColouredImage>(
  images: readonly Image[],
  hexCode: string | null | undefined,
): Image | undefined {
  const ordered = sortImages(images);
  return (hexCode ? ordered.find((image) => isSameColour(image.hexCode, hexCode)) : undefined) ?? ordered[0];
}

/** Returns the image after the main one. */
export function findAlternateImage<Image extends ColouredImage>(
  images: readonly Image[],
  main: Image,
): Image | undefined {
  const ordered = sortImages(images);
  return ordered[ordered.indexOf(main) + 1];
}

/** Returns the main image, its alternate, which may be missing, and the other images of the main image's colour. */
export function listGalleryImages<Image extends ColouredImage>(
  images: readonly Image[],
  main: Image | undefined,
): (Image | undefined)[] {
  const alternate = main && findAlternateImage(images, main);
  const others = sortImages(images).filter(
    (image) => main && image !== main && image !== alternate && isSameColour(image.hexCode, main.hexCode),
  );
  return [main, alternate, ...others];
}
