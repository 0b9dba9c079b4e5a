import type { CartItem } from '#contract/storefront/cart.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type CartLine, getLineKey } from './cart-line.ts';
import { type FindProduct, isAvailable, priceCart } from './cart-pricing.ts';
import { changeCart } from './cart-repository.ts';

type CheckoutLine = { readonly key: string; readonly item: CartItem; readonly imageWidths: readonly number[] };
type BoughtLine = { readonly cartLineId: string; readonly cartLineKey: string; readonly quantity: number };

/** Cart access for placing orders, inside the order's transaction; other changes to the cart wait for it. */
export function createCheckoutCart(find: FindProduct) {
  const getName = (line: CartLine, at: number) => find(line.productId)?.title ?? `Item ${at + 1} of your cart`;

  return {
    /** Prices the lines. Removes lines that are no longer sold and returns their names in `gone`. */
    async take(tx: Database, userId: string): Promise<{ lines: CheckoutLine[]; gone: string[] }> {
      let gone: string[] = [];
      const lines = await changeCart(tx, userId, (before) => {
        gone = before.flatMap((line, at) => (isAvailable(line, find) ? [] : getName(line, at)));
        return before.filter((line) => isAvailable(line, find));
      });
      const keys = new Map(lines.map((line) => [line.id, getLineKey(line)]));
      const { items } = priceCart(lines, find);
      const taken = items.map((item) => ({
        key: keys.get(item.id) ?? '',
        item,
        imageWidths: findImageWidths(item, find),
      }));
      return { lines: taken, gone };
    },

    /** Removes bought lines that have not changed since; returns how many. */
    async remove(tx: Database, userId: string, bought: readonly BoughtLine[]): Promise<number> {
      const byId = new Map(bought.map((line) => [line.cartLineId, line]));
      const isBought = (line: CartLine) => {
        const match = byId.get(line.id);
        return match !== undefined && match.quantity === line.quantity && match.cartLineKey === getLineKey(line);
      };
      let removed = 0;
      await changeCart(tx, userId, (lines) => {
        const remaining = lines.filter((line) => !isBought(line));
        removed = lines.length - remaining.length;
        return remaining;
      });
      return removed;
    },
  };
}

const findImageWidths = ({ productId, productImageUrl }: CartItem, find: FindProduct): readonly number[] =>
  find(productId)?.images.find(({ url }) => url === productImageUrl)?.widths ?? [];
