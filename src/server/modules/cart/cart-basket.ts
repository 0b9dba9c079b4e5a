import type { CartItem } from '#contract/api/cart.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type CartLine, keyOfLine } from './cart-line.ts';
import { changeCart } from './cart-repository.ts';
import { cartOf, type FindProduct, isSold } from './cart-view.ts';

/** A line as an order copies it. */
type BasketLine = { readonly key: string; readonly item: CartItem; readonly imageWidths: readonly number[] };
type BoughtLine = { readonly cartLineId: string; readonly cartLineKey: string; readonly quantity: number };

/** The cart as orders need it, inside the transaction of the order: whoever holds it holds off other changes of it. */
export function createBasket(find: FindProduct) {
  const nameOf = (line: CartLine, at: number) => find(line.productId)?.title ?? `Item ${at + 1} of your cart`;

  return {
    /** The lines at the prices of this moment. What is sold no more leaves the cart and is named. */
    async take(tx: Database, userId: string): Promise<{ lines: BasketLine[]; gone: string[] }> {
      let gone: string[] = [];
      const lines = await changeCart(tx, userId, (before) => {
        gone = before.flatMap((line, at) => (isSold(line, find) ? [] : nameOf(line, at)));
        return before.filter((line) => isSold(line, find));
      });
      const keys = new Map(lines.map((line) => [line.id, keyOfLine(line)]));
      const { items } = cartOf(lines, find);
      const taken = items.map((item) => ({ key: keys.get(item.id) ?? '', item, imageWidths: widthsOf(item, find) }));
      return { lines: taken, gone };
    },

    /** Takes out what was bought, as long as it is still as it was; tells how many lines left. */
    async remove(tx: Database, userId: string, bought: readonly BoughtLine[]): Promise<number> {
      const byId = new Map(bought.map((line) => [line.cartLineId, line]));
      const isBought = (line: CartLine) => {
        const one = byId.get(line.id);
        return one !== undefined && one.quantity === line.quantity && one.cartLineKey === keyOfLine(line);
      };
      let removed = 0;
      await changeCart(tx, userId, (lines) => {
        const left = lines.filter((line) => !isBought(line));
        removed = lines.length - left.length;
        return left;
      });
      return removed;
    },
  };
}

const widthsOf = ({ productId, productImageUrl }: CartItem, find: FindProduct): readonly number[] =>
  find(productId)?.images.find(({ url }) => url === productImageUrl)?.widths ?? [];
