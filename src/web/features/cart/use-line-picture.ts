import type { CartItem } from '#contract/api/cart.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { selectProductById } from '../../state/products-selectors.ts';
import type { PictureFile } from '../../ui/picture.tsx';

/** A line knows only the address; where the product has been seen, its smaller files are known too. */
export function useLinePicture({ productId, productImageUrl: url }: CartItem): PictureFile | undefined {
  const product = useAppSelector((state) => selectProductById(state, productId));
  if (url === null) return undefined;
  const known = product?.images.find((image) => image.url === url);
  return known ?? { url, width: 400, height: 500, widths: [], dominantColor: 'var(--ivory)' };
}
