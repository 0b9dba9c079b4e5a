/**
 * URLs of an image's smaller AVIF variants, derived from the fallback: `/pictures/vine.1a2b.webp` has
 * `/pictures/vine.1a2b-640.avif`. External images have no variants.
 */
const OWN_PICTURE = /^(\/pictures\/[^?#]+)\.(?:webp|jpe?g|png)$/i;

/** Only addresses of the shop's own files are allowed in the catalogue. */
export const isPictureUrl = (url: string): boolean => /^\/pictures\/[^\s?#%\\]+$/.test(url) && !url.includes('..');

const VARIANT_MEDIA_TYPE = 'image/avif';

export const getVariantUrl = (url: string, width: number): string => url.replace(OWN_PICTURE, `$1-${width}.avif`);

/** For emails and structured data. An external image is already absolute. */
export const toAbsolutePictureUrl = (url: string, shopOrigin: string): string =>
  /^(https?:)?\/\//i.test(url) ? url : `${shopOrigin}/${url.replace(/^\//, '')}`;

type PictureSources = {
  /** For `<img src>`. */
  src: string;
  /** For `<source srcset>`; empty without variants. */
  srcSet: string;
  type: typeof VARIANT_MEDIA_TYPE;
};

export function getPictureSources(picture: { url: string; widths?: readonly number[] | undefined }): PictureSources {
  const name = OWN_PICTURE.exec(picture.url)?.[1];
  const widths = (name && picture.widths?.toSorted((a, b) => a - b)) || [];
  const srcSet = widths.map((width) => `${name}-${width}.avif ${width}w`).join(', ');
  return { src: picture.url, srcSet, type: VARIANT_MEDIA_TYPE };
}
