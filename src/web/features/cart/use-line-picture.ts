import type { CartItem } from '#contract/api/cart.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { selectProductById } from '../../state/products-selectors.ts';
import type { PictureFile } from '../../ui/picture.tsx';
import { pictureAt } from '../../ui/picture-at.ts';

/** A line knows only the address; where the product has been seen, its smaller files are known too. */
export function useLinePicture({ productId, productImageUrl: url }: CartItem): PictureFile | undefined {
  const product = useAppSelector((state) => selectProductById(state, productId));
  return product?.images.find((image) => image.url === url) ?? pictureAt(url);
}
