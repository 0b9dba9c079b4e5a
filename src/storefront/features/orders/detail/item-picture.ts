import type { OrderItem } from '#contract/api/orders.ts';
import type { PictureFile } from '#storefront/pictures/picture.tsx';
import { pictureAt } from '#storefront/pictures/picture-at.ts';

/** The order keeps the address of its picture and the widths of its smaller files; the product may be gone. */
export function itemPicture({ productImageUrl, productImageWidths }: OrderItem): PictureFile | undefined {
  const picture = pictureAt(productImageUrl);
  return picture && { ...picture, widths: productImageWidths ?? [] };
}
