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
    if (hex !== '' && !swatches.has(hex.toLowerCase())) swatches.set(hex.toLowerCase(), hex);
  }
  return [...swatches.values()].slice(0, limit);
}

export const isSameColour = (a: string | null | undefined, b: string | null | undefined): boolean =>
  (a ?? '').trim().toLowerCase() === (b ?? '').trim().toLowerCase();

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
