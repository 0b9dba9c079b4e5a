import type { ImageKind } from '#domain/catalogue/pictures/image-kinds.ts';

const toKebabCase = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

type PictureNames = Record<ImageKind, string>;

/** For example `basant-vine-wallpaper-ivory-flat`, `-product`, `-living` and `-detail`. */
export function buildPictureNames(product: { slug: string; room: string }, colourName: string): PictureNames {
  const prefix = `${product.slug}-${toKebabCase(colourName)}`;
  return {
    flat: `${prefix}-flat`,
    product: `${prefix}-product`,
    room: `${prefix}-${product.room}`,
    detail: `${prefix}-detail`,
  };
}
