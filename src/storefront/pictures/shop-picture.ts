import type { PictureFile } from './picture.tsx';
import pictures from './pictures.json';

const byName: Readonly<Record<string, PictureFile>> = pictures;

/** The shop's own pictures, those that belong to no product, by the name under which they were made. */
export const shopPicture = (name: string): PictureFile | undefined => byName[name];
