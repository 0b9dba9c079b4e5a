import { readCartItem } from '#contract/readers/cart-reader.ts';
import type { CartItem } from '#contract/storefront/cart.ts';
import { buildOkResponse } from '../storefront/fake-transport.ts';

/** Creates a cart line as the API returns it: 36 × 48 inches at ₹45. */
export function createSampleLine(changes: Partial<CartItem> = {}): CartItem {
  const quantity = changes.quantity ?? 1;
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
    lineTotal: (changes.unitPrice ?? 540) * quantity,
    quantity,
    wallpaperFinish: 'Matt',
    wallpaperIsWashable: true,
    ...changes,
  });
  if (!line) throw new Error('The sample is not a valid cart line.');
  return line;
}

export const buildCartResponse = (...items: CartItem[]) =>
  buildOkResponse({ items, subtotal: items.reduce((sum, { lineTotal }) => sum + lineTotal, 0) });
