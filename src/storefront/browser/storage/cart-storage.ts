import type { CartItem } from '#contract/api/cart.ts';
import { readCartItems } from '#contract/readers/cart-reader.ts';
import { readLocalCart } from '#domain/cart/local-cart.ts';
import { checkQuantity } from '#domain/cart/quantity.ts';
import type { KeyValueStorage } from './storage.ts';

/** Decision D-25. */
export const CART_KEY = 'aangan.cart';

export type CartStorage = { read(): readonly CartItem[]; write(items: readonly CartItem[]): void };

export const createCartStorage = (local: KeyValueStorage): CartStorage => ({
  read: () => readCartItems(readLocalCart(local.get(CART_KEY) ?? null, isAnything)).filter(isSound),
  write: (items) => local.set(CART_KEY, JSON.stringify(items)),
});

const isAnything = (value: unknown): value is unknown => value !== null;

/** No amount of a real cart comes near it; beyond it sums would not be exact. */
const MOST_RUPEES = 1e10;

/** Storage can hold what no server ever sent. */
const isSound = ({ quantity, unitPrice, lineTotal, pricePerSqFt }: CartItem): boolean =>
  checkQuantity(quantity).ok &&
  [unitPrice, lineTotal, pricePerSqFt].every((rupees) => rupees >= 0 && rupees <= MOST_RUPEES);
