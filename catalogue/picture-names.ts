const kebab = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export type PictureNames = { flat: string; room: string; detail: string };

/**
 * The names under which the pictures of one colour of a product are made and found: `basant-vine-wallpaper-ivory-flat`,
 * `basant-vine-wallpaper-ivory-living`, `basant-vine-wallpaper-ivory-detail`.
 */
export function pictureNames(product: { slug: string; room: string }, colourName: string): PictureNames {
  const start = `${product.slug}-${kebab(colourName)}`;
  return { flat: `${start}-flat`, room: `${start}-${product.room}`, detail: `${start}-detail` };
}
