import { useEffect, useRef, useState } from 'react';
import { pictureSources } from '#domain/catalogue/picture-address.ts';
import type { PictureFile } from '#storefront/pictures/picture.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

type LoadingImageProps = {
  file: PictureFile;
  alt: string;
  sizes: string;
  className?: string | undefined;
  /** The first picture in sight: fetched at once and before others. */
  priority?: boolean;
  onFail(url: string): void;
};

/** Give it the file's address as key: what it knows of a failure belongs to one file. */
export function LoadingImage({ file, alt, sizes, className, priority = false, onFail }: LoadingImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const { url } = file;
  const { src, srcSet, type } = pictureSources(file);

  // A picture of the server's page that broke before React was there has fired its event at nobody.
  const [cameFromServer] = useState(!useHydrated());
  useEffect(() => {
    const element = image.current;
    if (cameFromServer && element?.complete && element.naturalWidth === 0) onFail(url);
  }, [cameFromServer, url, onFail]);

  return (
    <picture>
      {srcSet !== '' && <source type={type} srcSet={srcSet} sizes={sizes} />}
      <img
        ref={image}
        className={className}
        src={src}
        alt={alt}
        width={file.width}
        height={file.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        draggable={false}
        onError={() => onFail(url)}
      />
    </picture>
  );
}
