import type { CartItem } from '#contract/storefront/cart.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type CartLine, getLineKey } from './cart-line.ts';
import { type FindProduct, isAvailable, priceCart } from './cart-pricing.ts';
import { changeCart } from './cart-repository.ts';

type CheckoutLine = { readonly key: string; readonly item: CartItem; readonly imageWidths: readonly number[] };
type BoughtLine = { readonly cartLineId: string; readonly cartLineKey: string; readonly quantity: number };

/** Creates cart access for placing orders inside the order's transaction; other changes to the cart wait for it. */
export function createCheckoutCart(find: FindProduct) {
  const getName = (line: CartLine, index: number) => find(line.productId)?.title ?? `Item ${index + 1} in your cart`;

  return {
    /** Locks the cart and prices its lines. Removes lines that are no longer sold and returns their names. */
    async lockAndPriceLines(
      tx: Database,
      userId: string,
    ): Promise<{ lines: CheckoutLine[]; removedProductNames: string[] }> {
      let removedProductNames: string[] = [];
      const lines = await changeCart(tx, userId, (before) => {
        removedProductNames = before.flatMap((line, index) => (isAvailable(line, find) ? [] : getName(line, index)));
        return before.filter((line) => isAvailable(line, find));
      });
      const keys = new Map(lines.map((line) => [line.id, getLineKey(line)]));
      const { items } = priceCart(lines, find);
      const pricedLines = items.map((item) => ({
        key: keys.get(item.id) ?? '',
        item,
        imageWidths: findImageWidths(item, find),
      }));
      return { lines: pricedLines, removedProductNames };
    },

    /** Removes bought lines that have not changed since; returns how many. */
    async removeBoughtLines(tx: Database, userId: string, bought: readonly BoughtLine[]): Promise<number> {
      const boughtById = new Map(bought.map((line) => [line.cartLineId, line]));
      const isBought = (line: CartLine) => {
        const match = boughtById.get(line.id);
        return match !== undefined && match.quantity === line.quantity && match.cartLineKey === getLineKey(line);
      };
      let removedCount = 0;
      await changeCart(tx, userId, (lines) => {
        const remaining = lines.filter((line) => !isBought(line));
        removedCount = lines.length - remaining.length;
        return remaining;
      });
      return removedCount;
    },
  };
}

const findImageWidths = ({ productId, productImageUrl }: CartItem, find: FindProduct): readonly number[] =>
  find(productId)?.images.find(({ url }) => url === productImageUrl)?.widths ?? [];
