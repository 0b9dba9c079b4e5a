import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import { getPictureSources } from '#domain/catalogue/pictures/picture-sources.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useCameFromServer } from '#ui/use-hydrated.ts';
import styles from './picture.module.css';

export type PictureFile = {
  /** The fallback file. */
  url: string;
  width: number;
  height: number;
  /** Widths of the AVIF variants, in pixels. */
  widths: readonly number[];
  dominantColor: string;
  /** A crop of its own for upright phones. */
  tall?: Omit<PictureFile, 'tall'>;
};

type PictureProps = {
  /** `undefined` shows 'No image'. */
  file: PictureFile | undefined;
  alt: string;
  /** As the HTML attribute. */
  sizes: string;
  /** Above the fold: loaded eagerly with high priority. */
  priority?: boolean;
  /** Crop, e.g. '4 / 5'; the picture's own proportions when left out. */
  ratio?: string;
  /** Focal point when cropped, e.g. '30% 50%'. */
  focal?: string;
  /** Covers the positioned box around it. */
  fill?: boolean;
};

export function Picture({ file, alt, sizes, priority = false, ratio, focal, fill = false }: PictureProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const fail = useCallback(() => setFailedUrl(file?.url), [file?.url]);
  const style = {
    '--ground': file?.dominantColor,
    '--ratio': ratio ?? (file && `${file.width} / ${file.height}`),
    '--focal': focal,
  } as CSSProperties;
  return (
    <span className={classNames(styles.frame, fill && styles.fill)} style={style}>
      {!file || failedUrl === file.url ? (
        <MissingPicture />
      ) : (
        <LoadingPicture file={file} alt={alt} sizes={sizes} priority={priority} onFail={fail} />
      )}
    </span>
  );
}

/** Attributes that differ from the browser's defaults. */
const EAGER = { fetchPriority: 'high', decoding: 'sync' } as const;
const LAZY = { loading: 'lazy', decoding: 'async' } as const;

type LoadingPictureProps = { file: PictureFile; alt: string; sizes: string; priority: boolean; onFail: () => void };

function LoadingPicture({ file, alt, sizes, priority, onFail }: LoadingPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const { src, srcSet, type } = getPictureSources(file);

  // A picture that failed before hydration has fired its error event already.
  const cameFromServer = useCameFromServer();
  useEffect(() => {
    const element = image.current;
    if (cameFromServer && element?.complete && element.naturalWidth === 0) onFail();
  }, [cameFromServer, onFail]);

  return (
    <picture>
      {file.tall && <TallSource file={file.tall} sizes={sizes} />}
      {srcSet !== '' && <source type={type} srcSet={srcSet} sizes={sizes} />}
      <img
        ref={image}
        className={styles.image}
        src={src}
        alt={alt}
        width={file.width}
        height={file.height}
        {...(priority ? EAGER : LAZY)}
        onError={onFail}
      />
    </picture>
  );
}

function TallSource({ file, sizes }: { file: PictureFile; sizes: string }) {
  const { src, srcSet, type } = getPictureSources(file);
  const shared = { media: '(max-width: 639px) and (orientation: portrait)', width: file.width, height: file.height };
  return (
    <>
      {srcSet !== '' && <source {...shared} type={type} srcSet={srcSet} sizes={sizes} />}
      <source {...shared} srcSet={src} />
    </>
  );
}

function MissingPicture() {
  return (
    <span className={styles.missing}>
      <Icon name="image" />
      <span>No image</span>
    </span>
  );
}
