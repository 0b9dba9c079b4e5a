import type { CartItem } from '#contract/api/cart.ts';
import type { PictureFile } from '#storefront/pictures/picture.tsx';
import { pictureAt } from '#storefront/pictures/picture-at.ts';
import { selectProductById } from '#storefront/state/catalogue/products-selectors.ts';
import { useAppSelector } from '../../state/hooks.ts';

/** A line knows only the address; where the product has been seen, its smaller files are known too. */
export function useLinePicture({ productId, productImageUrl: url }: CartItem): PictureFile | undefined {
  const product = useAppSelector((state) => selectProductById(state, productId));
  return product?.images.find((image) => image.url === url) ?? pictureAt(url);
}
