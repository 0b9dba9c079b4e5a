import type { AddCartItemInput, Cart, UpdateCartItemInput } from '#contract/storefront/cart.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { checkLineCount } from '#domain/cart/quantity.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { AppError, badRequest, notFound } from '../../http/app-error.ts';
import type { CartLine } from './cart-line.ts';
import { type FindProduct, isAvailable, priceCart } from './cart-pricing.ts';
import type { CartChange, CartRepository } from './cart-repository.ts';
import { addLines, updateLine } from './cart-updates.ts';
import { isEmptyPatch, parseLineConfiguration, patchLineConfiguration } from './line-configuration.ts';

const NOTHING_TO_ADD = 'There is nothing to add to the cart.';
const NOTHING_TO_CHANGE = 'There is nothing to change.';
const LINE_NOT_FOUND = 'This item is not in your cart.';

type CartServiceDeps = {
  carts: CartRepository;
  products: { find: FindProduct; require(id: string): Product };
};

/** Every method returns the whole cart, priced by the current catalogue. */
export function createCartService({ carts, products }: CartServiceDeps) {
  const price = (lines: readonly CartLine[]): Cart => priceCart(lines, products.find);
  /** The next change removes lines that are no longer keepAvailable. */
  const keepAvailable = (lines: readonly CartLine[]) => lines.filter((line) => isAvailable(line, products.find));
  const change = async (userId: string, work: CartChange) => price(await carts.change(userId, work));

  return {
    read: async (userId: string): Promise<Cart> => price(await carts.read(userId)),

    /** Validates every item before changing the cart. */
    async add(userId: string, inputs: readonly AddCartItemInput[]): Promise<Cart> {
      if (inputs.length === 0) throw badRequest(NOTHING_TO_ADD);
      const configurations = inputs.map((input) => parseLineConfiguration(products.require(input.productId), input));
      return change(userId, (lines) => checkCartSize(addLines(keepAvailable(lines), configurations)));
    },

    async update(userId: string, lineId: string, patch: UpdateCartItemInput): Promise<Cart> {
      if (isEmptyPatch(patch)) throw badRequest(NOTHING_TO_CHANGE);
      const id = parseLineId(lineId);
      return change(userId, (lines) => {
        const available = keepAvailable(lines);
        const line = requireLine(available, id);
        return updateLine(available, id, patchLineConfiguration(products.require(line.productId), line, patch));
      });
    },

    async remove(userId: string, lineId: string): Promise<Cart> {
      const id = parseLineId(lineId);
      return change(userId, (lines) => {
        requireLine(lines, id);
        return keepAvailable(lines).filter((line) => line.id !== id);
      });
    },

    clear: (userId: string): Promise<Cart> => change(userId, () => []),
  };
}

export type CartService = ReturnType<typeof createCartService>;

function parseLineId(lineId: string): string {
  if (!isUuid(lineId)) throw notFound(LINE_NOT_FOUND);
  return lineId.toLowerCase();
}

function requireLine(lines: readonly CartLine[], id: string): CartLine {
  const line = lines.find((one) => one.id === id);
  if (!line) throw notFound(LINE_NOT_FOUND);
  return line;
}

function checkCartSize(lines: CartLine[]): CartLine[] {
  const counted = checkLineCount(lines.length);
  if (!counted.ok) throw new AppError({ status: 409, message: counted.message });
  return lines;
}
