import { readCartItems } from '#contract/readers/cart-reader.ts';
import type { CartItem } from '#contract/storefront/cart.ts';
import { readLocalCart } from '#domain/cart/local-cart.ts';
import { checkQuantity } from '#domain/cart/quantity.ts';
import type { KeyValueStorage } from './storage.ts';

/** Fixed by D-25. */
export const CART_KEY = 'aangan.cart';

export type CartStorage = { read(): readonly CartItem[]; write(items: readonly CartItem[]): void };

export const createCartStorage = (local: KeyValueStorage): CartStorage => ({
  read: () => readCartItems(readLocalCart(local.get(CART_KEY) ?? null, acceptAnyEntry)).filter(isPlausible),
  write: (items) => local.set(CART_KEY, JSON.stringify(items)),
});

// `readCartItems` checks the entries.
const acceptAnyEntry = (value: unknown): value is unknown => value !== null;

/** Far above any real price; keeps sums exact in paise. */
const MAX_RUPEES = 1e10;

/** Local storage is untrusted. */
const isPlausible = ({ quantity, unitPrice, lineTotal, pricePerSqFt }: CartItem): boolean =>
  checkQuantity(quantity).ok &&
  [unitPrice, lineTotal, pricePerSqFt].every((rupees) => rupees >= 0 && rupees <= MAX_RUPEES);
