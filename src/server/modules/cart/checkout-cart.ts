import { buildLineKey } from '#domain/cart/line-identity.ts';
import { isSampleLine } from '#domain/cart/line-kind.ts';
import type { PricedLine } from '#domain/cart/priced-line.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { CartLine } from './cart-line.ts';
import { isAvailable, type PriceList, priceLines } from './cart-pricing.ts';
import { changeCart, changeLockedCart, lockCart } from './cart-repository.ts';

type BoughtLine = { readonly cartLineId: string; readonly cartLineKey: string; readonly quantity: number };

/** Creates cart access for placing orders inside the order's transaction; other changes to the cart wait for it. */
export function createCheckoutCart(prices: PriceList) {
  const getName = (line: CartLine, index: number) => {
    const title = prices.find(line.productId)?.title;
    if (title === undefined) return `Item ${index + 1} in your cart`;
    return isSampleLine(line) ? `samples of ${title}` : title;
  };

  return {
    /** Locks the cart and prices its lines. Removes lines that are no longer sold and returns their names. */
    async lockAndPriceLines(
      tx: Database,
      userId: string,
    ): Promise<{ lines: readonly PricedLine[]; removedProductNames: string[] }> {
      let removedProductNames: string[] = [];
      const lines = await changeCart(tx, userId, (before) => {
        removedProductNames = before.flatMap((line, index) => (isAvailable(line, prices) ? [] : getName(line, index)));
        return before.filter((line) => isAvailable(line, prices));
      });
      return { lines: priceLines(lines, prices), removedProductNames };
    },

    lock: lockCart,

    /** Removes bought lines that have not changed since from the locked cart; returns how many. */
    async removeBoughtLines(tx: Database, userId: string, bought: readonly BoughtLine[]): Promise<number> {
      const boughtById = new Map(bought.map((line) => [line.cartLineId, line]));
      const isBought = (line: CartLine) => {
        const match = boughtById.get(line.id);
        return match?.quantity === line.quantity && listOrderedKeys(line).includes(match.cartLineKey);
      };
      let removedCount = 0;
      await changeLockedCart(tx, userId, (lines) => {
        const remaining = lines.filter((line) => !isBought(line));
        removedCount = lines.length - remaining.length;
        return remaining;
      });
      return removedCount;
    },
  };
}

/** The release before ordered a line without its answer about the allowance. */
const listOrderedKeys = (line: CartLine): string[] => [
  buildLineKey(line),
  buildLineKey({ ...line, sizeIncludesAllowance: null }),
];
