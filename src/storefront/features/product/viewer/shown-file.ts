import { useCallback, useState } from 'react';
import type { PictureFile } from '#storefront/pictures/picture.tsx';
import { shopPicture } from '#storefront/pictures/shop-picture.ts';

const placeholderFile = shopPicture('viewer-placeholder');

type ShownFiles = {
  /** The picture, or the placeholder when it is missing or did not load. */
  shown<File extends PictureFile>(file: File | undefined): File | PictureFile | undefined;
  failed(url: string): void;
};

/** Remembers which pictures did not load, for the stage and the thumbnails alike. */
export function useShownFiles(): ShownFiles {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const failed = useCallback((url: string) => setBroken((urls) => (urls.includes(url) ? urls : [...urls, url])), []);
  return { shown: (file) => (file && !broken.includes(file.url) ? file : placeholderFile), failed };
}
