import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import pg from 'pg';
import type { Cart } from '#contract/api/cart.ts';
import type { Database } from '#server/db/database.ts';
import { createCartRepository } from '#server/features/cart/cart-repository.ts';
import type { Statement } from './bare-sql.ts';
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

const bearerOf = async (userId: string): Promise<string> => {
  const token = new SignJWT({ sub: userId }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('2h');
  return `Bearer ${await token.sign(new TextEncoder().encode(BENCH_SECRET))}`;
};

/** A customer whose cart has so many lines. */
export async function makeCustomer(address: string, productId: string, lines: number): Promise<CartCustomer> {
  const userId = randomUUID();
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
export async function statementsOf(db: Database, userId: string, call: CartCall): Promise<Statement[]> {
  const carts = createCartRepository(db);
  const act = () =>
    call === 'get'
      ? carts.read(userId)
      : carts.change(userId, ([first, ...rest]) => (first ? [{ ...first, quantity: 7 }, ...rest] : rest));
  await act();
  return hearDriver(act);
}

async function hearDriver(act: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = [];
  const { prototype } = pg.Client;
  const { query } = prototype;
  // The driver has no place to listen at; drizzle gives it an object, the transactions give it text.
  prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first, values] = given as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof first === 'string' ? first : first.text;
    heard.push({ text, values: values ?? (typeof first === 'string' ? [] : (first.values ?? [])) });
    return Reflect.apply(query, this, given);
  } as typeof query;
  try {
    await act();
  } finally {
    prototype.query = query;
  }
  return heard;
}
