import type { AddCartItemInput, Cart, UpdateCartItemInput } from '#contract/storefront/cart.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { isSampleLine } from '#domain/cart/line-kind.ts';
import { checkLineCount } from '#domain/cart/quantity.ts';
import { checkSampleCount } from '#domain/cart/samples.ts';
import type { Outcome } from '#domain/outcome.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { AppError, createBadRequestError, createNotFoundError } from '#server/http/app-error.ts';
import type { CartLine, LineConfiguration } from './cart-line.ts';
import { isAvailable, type PriceList, priceCart } from './cart-pricing.ts';
import type { CartRepository, ChangeLines } from './cart-repository.ts';
import { addLines, updateLine } from './cart-updates.ts';
import { isEmptyPatch, parseLineConfiguration, patchLineConfiguration } from './line-configuration.ts';
import { parseSampleConfiguration, patchSampleConfiguration, requireSamplesOffered } from './sample-configuration.ts';

const NOTHING_TO_ADD_MESSAGE = "There's nothing to add to the cart.";
const NOTHING_TO_CHANGE_MESSAGE = "There's nothing to change.";
const LINE_NOT_FOUND_MESSAGE = "This item isn't in your cart.";

export type CartServiceDeps = {
  carts: CartRepository;
  products: { require(id: string): Product };
  prices: PriceList;
};

/** Every method returns the whole cart, priced by the current catalogue. */
export function createCartService({ carts, products, prices }: CartServiceDeps) {
  const priceLines = (lines: readonly CartLine[]): Cart => priceCart(lines, prices);
  /** Removes lines that are no longer sold; every change does this. */
  const keepAvailable = (lines: readonly CartLine[]) => lines.filter((line) => isAvailable(line, prices));
  const change = async (userId: string, changeLines: ChangeLines) =>
    priceLines(await carts.change(userId, changeLines));

  function parseItem(input: AddCartItemInput): LineConfiguration {
    if (!isSampleLine(input)) return parseLineConfiguration(products.require(input.productId), input);
    requireSamplesOffered(prices);
    return parseSampleConfiguration(products.require(input.productId), input);
  }

  return {
    read: async (userId: string): Promise<Cart> => priceLines(await carts.read(userId)),

    /** Validates every item before changing the cart. */
    async add(userId: string, inputs: readonly AddCartItemInput[]): Promise<Cart> {
      if (inputs.length === 0) throw createBadRequestError(NOTHING_TO_ADD_MESSAGE);
      const configurations = inputs.map(parseItem);
      return change(userId, (lines) => {
        const available = keepAvailable(lines);
        requireNoConflict(checkSampleCount([...available, ...configurations]));
        const after = addLines(available, configurations);
        requireNoConflict(checkLineCount(after.length));
        return after;
      });
    },

    async update(userId: string, lineId: string, patch: UpdateCartItemInput): Promise<Cart> {
      if (isEmptyPatch(patch)) throw createBadRequestError(NOTHING_TO_CHANGE_MESSAGE);
      const id = parseLineId(lineId);
      return change(userId, (lines) => {
        const available = keepAvailable(lines);
        const line = requireLine(available, id);
        const patchConfiguration = isSampleLine(line) ? patchSampleConfiguration : patchLineConfiguration;
        const configuration = patchConfiguration(products.require(line.productId), line, patch);
        requireNoConflict(checkSampleCount([...available.filter((other) => other !== line), configuration]));
        return updateLine(available, id, configuration);
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

function parseLineId(lineId: string): string {
  if (!isUuid(lineId)) throw createNotFoundError(LINE_NOT_FOUND_MESSAGE);
  return lineId.toLowerCase();
}

function requireLine(lines: readonly CartLine[], id: string): CartLine {
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) throw createNotFoundError(LINE_NOT_FOUND_MESSAGE);
  return line;
}

function requireNoConflict(outcome: Outcome<unknown>): void {
  if (!outcome.ok) throw new AppError({ status: 409, message: outcome.message });
}
