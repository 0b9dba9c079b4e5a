import { readCartItem } from '#contract/readers/cart-reader.ts';
import type { CartItem } from '#contract/storefront/cart.ts';
import { okResponse } from '../storefront/fake-transport.ts';

/** A cart line as the API returns it: 36 × 48 inches at ₹45. */
export function sampleLine(given: Partial<CartItem> = {}): CartItem {
  const quantity = given.quantity ?? 1;
  const line = readCartItem({
    id: 'l1',
    productId: 'w1',
    productTypeId: 't1',
    colorHex: '#eeeedd',
    widthInInches: 36,
    heightInInches: 48,
    areaSqFt: 12,
    productImageUrl: '/pictures/vine.webp',
    productTitle: 'Basant Vine',
    productSlug: 'basant-vine',
    category: 'wallpaper',
    subCategory: 'Bahaara',
    pricePerSqFt: 45,
    unitPrice: 540,
    lineTotal: (given.unitPrice ?? 540) * quantity,
    quantity,
    wallpaperFinish: 'Matt',
    wallpaperIsWashable: true,
    ...given,
  });
  if (!line) throw new Error('Not a cart line.');
  return line;
}

export const cartResponse = (...items: CartItem[]) =>
  okResponse({ items, subtotal: items.reduce((sum, { lineTotal }) => sum + lineTotal, 0) });
