/**
 * Pictures that staff uploaded. Their addresses contain a hash of their content, so browsers keep them for a year:
 * `/pictures/uploads/picture.0123456789abcdef.webp`, with the variants of `picture-sources.ts` beside it.
 */
import { getVariantUrl } from './picture-sources.ts';

export const UPLOADS_PREFIX = '/pictures/uploads/';

const UPLOAD_FILE = /^picture\.[0-9a-f]{16}(?:\.webp|-[1-9]\d{1,4}\.avif)$/;
const UPLOAD_URLS = /\/pictures\/uploads\/picture\.[0-9a-f]{16}\.webp/g;

export const getUploadUrl = (contentHash: string): string => `${UPLOADS_PREFIX}picture.${contentHash}.webp`;

/** Whether a file has a name that we give. Other names never reach a file system. */
export const isUploadFile = (name: string): boolean => UPLOAD_FILE.test(name);

export const isUploadUrl = (url: string): boolean =>
  url.startsWith(UPLOADS_PREFIX) && isUploadFile(url.slice(UPLOADS_PREFIX.length));

/** The file names of a picture: the fallback and its variants. */
export const listUploadFiles = ({ url, widths }: { url: string; widths: readonly number[] }): string[] =>
  [url, ...widths.map((width) => getVariantUrl(url, width))].map((address) => address.slice(UPLOADS_PREFIX.length));

/** Finds the uploaded pictures that a text, such as JSON, names. */
export const findUploadUrls = (text: string): string[] => [...new Set(text.match(UPLOAD_URLS) ?? [])];
