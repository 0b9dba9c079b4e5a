import { useCallback, useState } from 'react';
import drawings from '#storefront/pictures/drawings.json';
import type { PictureFile } from '#storefront/pictures/picture.tsx';

const PLACEHOLDER: PictureFile = drawings['viewer-placeholder'];

type PictureFallback = {
  /** The picture, or the placeholder when it is missing or did not load. */
  resolveFile<File extends PictureFile>(file: File | undefined): File | PictureFile | undefined;
  markBroken(url: string): void;
};

/** Tracks the pictures that failed to load, for the display and the thumbnails. */
export function usePictureFallback(): PictureFallback {
  const [brokenUrls, setBrokenUrls] = useState<readonly string[]>([]);
  const markBroken = useCallback(
    (url: string) => setBrokenUrls((urls) => (urls.includes(url) ? urls : [...urls, url])),
    [],
  );
  return { resolveFile: (file) => (file && !brokenUrls.includes(file.url) ? file : PLACEHOLDER), markBroken };
}
