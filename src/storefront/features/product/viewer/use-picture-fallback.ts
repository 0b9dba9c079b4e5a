import { useCallback, useState } from 'react';
import type { PictureFile } from '#storefront/pictures/picture.tsx';
import { shopPicture } from '#storefront/pictures/shop-picture.ts';

const placeholderFile = shopPicture('viewer-placeholder');

type PictureFallback = {
  /** The picture, or the placeholder when it is missing or did not load. */
  resolveFile<File extends PictureFile>(file: File | undefined): File | PictureFile | undefined;
  markBroken(url: string): void;
};

/** Tracks the pictures that failed to load, for the stage and the thumbnails. */
export function usePictureFallback(): PictureFallback {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const markBroken = useCallback(
    (url: string) => setBroken((urls) => (urls.includes(url) ? urls : [...urls, url])),
    [],
  );
  return { resolveFile: (file) => (file && !broken.includes(file.url) ? file : placeholderFile), markBroken };
}
