import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Cart } from '#contract/storefront/cart.ts';
import { toHundredths } from '#domain/measuring/size.ts';
import { createCartRepository } from '#server/modules/cart/cart-repository.ts';
import type { RecordingDatabase } from '../baseline/record-statements.ts';
import type { Statement, StatementBatch } from '../baseline/sql-work.ts';
import type { LoadRequest } from '../load/run-load.ts';

export const BENCH_SECRET = 'the secret of the benches, 32 bytes and more';

export type CartAction = 'get' | 'update' | 'add';
export const CART_ACTIONS: readonly CartAction[] = ['get', 'update', 'add'];

export type CartCustomer = {
  userId: string;
  /** The request this customer repeats. */
  requests: Readonly<Record<CartAction, LoadRequest>>;
};

const buildItem = (productId: string, width: number) => ({ productId, widthInInches: width, heightInInches: 48 });

export const createBearer = async (userId: string): Promise<string> => {
  const token = new SignJWT({ sub: userId }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('2h');
  return `Bearer ${await token.sign(new TextEncoder().encode(BENCH_SECRET))}`;
};

/** Creates a customer whose cart has `lines` lines. */
export async function createCustomer(
  address: string,
  productId: string,
  lines: number,
  userId: string = randomUUID(),
): Promise<CartCustomer> {
  const authorization = await createBearer(userId);
  const headers = { authorization, 'content-type': 'application/json', accept: 'application/json' };
  const items = Array.from({ length: lines }, (_, line) => buildItem(productId, 20 + line));
  const path = '/api/Cart/addtocart';
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify({ items }) });
  const { data } = (await response.json()) as { data: Cart };
  const id = data.items[0]?.id ?? '';
  const bodyless = { authorization, accept: 'application/json' };
  return {
    userId,
    requests: {
      get: { method: 'GET', path: '/api/Cart', headers: bodyless },
      update: { method: 'PUT', path: `/api/Cart/items/${id}`, headers, body: JSON.stringify({ quantity: 7 }) },
      // The same configuration merges into its line, so the cart keeps its length.
      add: { method: 'POST', path, headers, body: JSON.stringify({ items: [buildItem(productId, 20)] }) },
    },
  };
}

/** Records the statements of the shop's repository for this endpoint. */
export async function recordCartStatements(
  database: RecordingDatabase,
  userId: string,
  action: CartAction,
): Promise<StatementBatch> {
  const carts = createCartRepository(database.db);
  const runAction = () =>
    action === 'get'
      ? carts.read(userId)
      : carts.change(userId, ([first, ...rest]) => (first ? [{ ...first, quantity: 7 }, ...rest] : rest));
  return { statements: await database.recordStatements(runAction) };
}

const NO_OPTIONS = {
  productTypeId: null,
  colorHex: null,
  imageUrl: null,
  orderComment: null,
  motorisation: null,
  blindStyle: null,
  curtainConfiguration: null,
  curtainHeading: null,
  curtainTiebacks: null,
  fittingType: null,
  chainColour: null,
  sideOfControls: null,
  kind: null,
  sizeIncludesAllowance: null,
};

export const createLine = (position: number) => ({
  ...NO_OPTIONS,
  id: randomUUID(),
  position,
  productId: randomUUID(),
  quantity: 1,
  widthHundredths: toHundredths(2000 + position),
  heightHundredths: toHundredths(4800),
});

/** Fills a cart directly in the database; returns the statements. */
export function seedCart(database: RecordingDatabase, userId: string, lines: number): Promise<Statement[]> {
  const carts = createCartRepository(database.db);
  const cartLines = Array.from({ length: lines }, (_, index) => createLine(index + 1));
  return database.recordStatements(() => carts.change(userId, () => cartLines));
}
