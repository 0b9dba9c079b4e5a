import type { OrderItem } from '#contract/storefront/orders.ts';
import type { PictureFile } from '#storefront/pictures/picture.tsx';
import { toPictureFile } from '#storefront/pictures/picture-from-url.ts';

/** Uses the URL and widths stored with the order; the product may no longer exist. */
export function toItemPicture({ productImageUrl, productImageWidths }: OrderItem): PictureFile | undefined {
  const picture = toPictureFile(productImageUrl);
  return picture && { ...picture, widths: productImageWidths ?? [] };
}
