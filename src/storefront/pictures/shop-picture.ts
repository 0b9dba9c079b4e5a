import type { PictureFile } from './picture.tsx';
import pictures from './pictures.json';

const byName: Readonly<Record<string, PictureFile>> = pictures;

/** Returns the shop's own (non-product) pictures by name. */
export const getShopPicture = (name: string): PictureFile | undefined => byName[name];
