/**
 * When ADD TO CART is enabled: always for canvas; otherwise only when both width and height are entered and are sizes
 * (specification 0 §5, Q-51).
 */
import type { Category } from '../catalogue/category.ts';
import { parseOrderableInches } from '../measuring/size-entry.ts';

/** `width` and `height` are the entries as typed. */
export const canAddToCart = (category: Category, width: string, height: string): boolean =>
  category === 'canvas' || (parseOrderableInches(width) !== undefined && parseOrderableInches(height) !== undefined);
