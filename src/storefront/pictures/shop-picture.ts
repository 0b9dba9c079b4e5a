import type { PictureFile } from './picture.tsx';
import pictures from './pictures.json';

const byName: Readonly<Record<string, PictureFile>> = pictures;

/** Returns the first frame of a category's video; the picture of its menu where it has none. */
export const getVideoStill = (category: string): PictureFile | undefined =>
  byName[`band-${category}`] ?? byName[`menu-${category}`];

/** Returns the shop's own (non-product) pictures by name. */
export const getShopPicture = (name: string): PictureFile | undefined => byName[name];
