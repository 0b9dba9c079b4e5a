import type { PictureFile } from './picture.tsx';

/** For pictures with only a URL, as in a cart line or an order. */
export const toPictureFile = (url: string | null): PictureFile | undefined =>
  url === null ? undefined : { url, width: 400, height: 500, widths: [], dominantColor: 'var(--ivory)' };
