const toKebabCase = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export type PictureNames = { flat: string; room: string; detail: string };

/** For example `basant-vine-wallpaper-ivory-flat`, `basant-vine-wallpaper-ivory-living`, `basant-vine-wallpaper-ivory-detail`. */
export function buildPictureNames(product: { slug: string; room: string }, colourName: string): PictureNames {
  const prefix = `${product.slug}-${toKebabCase(colourName)}`;
  return { flat: `${prefix}-flat`, room: `${prefix}-${product.room}`, detail: `${prefix}-detail` };
}
