import type { Cart, CartItemPatch, CartItemWish } from '#contract/api/cart.ts';
import type { Product } from '#contract/api/catalogue.ts';
import { checkLineCount } from '#domain/cart/quantity.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { AppError, badInput, notFound } from '../../http/app-error.ts';
import { withAdded, withChanged } from './cart-changes.ts';
import type { CartLine } from './cart-line.ts';
import type { CartChange, CartRepository } from './cart-repository.ts';
import { cartOf, type FindProduct, isSold } from './cart-view.ts';
import { changedChoice, changesNothing, choiceOf } from './line-choice.ts';

const NOTHING_TO_ADD = 'There is nothing to add to the cart.';
const NOTHING_TO_CHANGE = 'There is nothing to change.';
const LINE_NOT_FOUND = 'This item is not in your cart.';

type CartParts = {
  carts: CartRepository;
  products: { find: FindProduct; require(id: string): Product };
};

/** Every call answers the whole cart, priced by the catalogue of this moment. */
export function createCartService({ carts, products }: CartParts) {
  const view = (lines: readonly CartLine[]): Cart => cartOf(lines, products.find);
  /** What is sold no more leaves with the next change. */
  const sold = (lines: readonly CartLine[]) => lines.filter((line) => isSold(line, products.find));
  const change = async (userId: string, work: CartChange) => view(await carts.change(userId, work));

  return {
    read: async (userId: string): Promise<Cart> => view(await carts.read(userId)),

    /** All or nothing: every wish is checked before the cart is touched. */
    async add(userId: string, wishes: readonly CartItemWish[]): Promise<Cart> {
      if (wishes.length === 0) throw badInput(NOTHING_TO_ADD);
      const choices = wishes.map((wish) => choiceOf(products.require(wish.productId), wish));
      return change(userId, (lines) => notTooMany(withAdded(sold(lines), choices)));
    },

    async update(userId: string, lineId: string, patch: CartItemPatch): Promise<Cart> {
      if (changesNothing(patch)) throw badInput(NOTHING_TO_CHANGE);
      const id = knownId(lineId);
      return change(userId, (lines) => {
        const left = sold(lines);
        const line = lineOf(left, id);
        return withChanged(left, id, changedChoice(products.require(line.productId), line, patch));
      });
    },

    async remove(userId: string, lineId: string): Promise<Cart> {
      const id = knownId(lineId);
      return change(userId, (lines) => {
        lineOf(lines, id);
        return sold(lines).filter((line) => line.id !== id);
      });
    },

    clear: (userId: string): Promise<Cart> => change(userId, () => []),
  };
}

export type CartService = ReturnType<typeof createCartService>;

function knownId(lineId: string): string {
  if (!isUuid(lineId)) throw notFound(LINE_NOT_FOUND);
  return lineId.toLowerCase();
}

function lineOf(lines: readonly CartLine[], id: string): CartLine {
  const line = lines.find((one) => one.id === id);
  if (!line) throw notFound(LINE_NOT_FOUND);
  return line;
}

function notTooMany(lines: CartLine[]): CartLine[] {
  const counted = checkLineCount(lines.length);
  if (!counted.ok) throw new AppError({ status: 409, message: counted.message });
  return lines;
}
