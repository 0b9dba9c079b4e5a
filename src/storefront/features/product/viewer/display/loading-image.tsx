import { useEffect, useRef } from 'react';
import { getPictureSources } from '#domain/catalogue/pictures/picture-sources.ts';
import type { PictureFile } from '#storefront/pictures/picture.tsx';
import { useCameFromServer } from '#ui/use-hydrated.ts';

type LoadingImageProps = {
  file: PictureFile;
  alt: string;
  sizes: string;
  className?: string | undefined;
  /** Loads eagerly, before other pictures. */
  priority?: boolean;
  onFail(url: string): void;
};

/** Use the file's URL as `key`: the failure state belongs to one file. */
export function LoadingImage({ file, alt, sizes, className, priority = false, onFail }: LoadingImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const { url } = file;
  const { src, srcSet, type } = getPictureSources(file);

  // A server-rendered picture may have failed before React attached `onError`.
  const cameFromServer = useCameFromServer();
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

/** Builds the `sizes` attribute: the viewer takes half of a wide screen, all of a narrow one. */
export function buildImageSizes(share: number): string {
  const wide = Math.max(1, Math.round(50 * share));
  const narrow = Math.max(1, Math.round(100 * share));
  return `(min-width: 768px) ${wide}vw, ${narrow}vw`;
}
