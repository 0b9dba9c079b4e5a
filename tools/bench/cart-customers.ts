import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Cart } from '#contract/api/cart.ts';
import { createCartRepository } from '#server/modules/cart/cart-repository.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import type { BareCall, Statement } from './bare-sql.ts';
import { heardStatements } from './heard-statements.ts';
import type { Asked } from './load.ts';

export const BENCH_SECRET = 'the secret of the benches, 32 bytes and more';

export type CartCall = 'get' | 'update' | 'add';
export const CART_CALLS: readonly CartCall[] = ['get', 'update', 'add'];

export type CartCustomer = {
  userId: string;
  /** The call as this customer makes it, again and again. */
  asks: Readonly<Record<CartCall, Asked>>;
};

const wish = (productId: string, width: number) => ({ productId, widthInInches: width, heightInInches: 48 });

export const bearerOf = async (userId: string): Promise<string> => {
  const token = new SignJWT({ sub: userId }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('2h');
  return `Bearer ${await token.sign(new TextEncoder().encode(BENCH_SECRET))}`;
};

/** A customer whose cart has so many lines. */
export async function makeCustomer(
  address: string,
  productId: string,
  lines: number,
  userId: string = randomUUID(),
): Promise<CartCustomer> {
  const authorization = await bearerOf(userId);
  const headers = { authorization, 'content-type': 'application/json', accept: 'application/json' };
  const items = Array.from({ length: lines }, (_, line) => wish(productId, 20 + line));
  const path = '/api/Cart/addtocart';
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify({ items }) });
  const { data } = (await answer.json()) as { data: Cart };
  const id = data.items[0]?.id ?? '';
  const bodyless = { authorization, accept: 'application/json' };
  return {
    userId,
    asks: {
      get: { method: 'GET', path: '/api/Cart', headers: bodyless },
      update: { method: 'PUT', path: `/api/Cart/items/${id}`, headers, body: JSON.stringify({ quantity: 7 }) },
      // The same configuration again: it joins its line, so that the cart stays as long as it is.
      add: { method: 'POST', path, headers, body: JSON.stringify({ items: [wish(productId, 20)] }) },
    },
  };
}

/** What the shop's own repository says to the driver for such a call, once it knows the cart. */
export async function statementsOf(connection: DatabaseConnection, userId: string, call: CartCall): Promise<BareCall> {
  const carts = createCartRepository(connection.db);
  const act = () =>
    call === 'get'
      ? carts.read(userId)
      : carts.change(userId, ([first, ...rest]) => (first ? [{ ...first, quantity: 7 }, ...rest] : rest));
  await act();
  return { statements: await heardStatements(connection, act) };
}

const NOT_CHOSEN = {
  ...{ productTypeId: null, colorHex: null, imageUrl: null, orderComment: null, motorisation: null, blindStyle: null },
  ...{ curtainConfiguration: null, curtainHeading: null, curtainTiebacks: null, fittingType: null },
  ...{ chainColour: null, sideOfControls: null },
};

export const sampleLine = (position: number) => ({
  ...{ ...NOT_CHOSEN, id: randomUUID(), position, productId: randomUUID(), quantity: 1 },
  ...{ widthHundredths: 2000 + position, heightHundredths: 4800 },
});

/** Fills the cart of a customer past all rules; answers with what that says to the driver. */
export function seedCart(connection: DatabaseConnection, userId: string, lines: number): Promise<Statement[]> {
  const carts = createCartRepository(connection.db);
  const filled = Array.from({ length: lines }, (_, at) => sampleLine(at + 1));
  return heardStatements(connection, () => carts.change(userId, () => filled));
}
