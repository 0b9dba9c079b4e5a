import homePictures from './home-pictures.json';
import type { PictureFile } from './picture.tsx';

const byName: Readonly<Record<string, PictureFile>> = homePictures;

/** Returns the home page's pictures by name. */
export const getHomePicture = (name: string): PictureFile | undefined => byName[name];
