import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cart } from '#contract/storefront/cart.ts';
import { mergeQuantities } from '#domain/cart/quantity.ts';
import { type AcknowledgedCall, findSerialOrder } from '#tests/support/database/serial-order.ts';
import {
  type ApiResponse,
  type CatalogueShop,
  createCatalogueShop,
  type SendRequest,
} from '#tests/support/shop/catalogue-shop.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

/** `CART_ROUNDS=200` makes a longer run. */
const ROUNDS = Number(process.env.CART_ROUNDS ?? 4);
const CONCURRENT_REQUESTS = 50;

/** A line of the predicted cart: its width identifies the configuration. The id is '' until the server assigns one. */
type Line = { readonly id: string; readonly width: number; readonly quantity: number };
type State = readonly Line[];
/** Returns the state after the operation, or `undefined` for 404. */
type Predict = (state: State) => State | undefined;
type Operation = {
  readonly name: string;
  readonly predict: Predict;
  run(send: SendRequest): Promise<ApiResponse<Cart>>;
};

const toState = ({ items }: Cart): State =>
  items.map(({ id, widthInInches, quantity }) => ({ id, width: widthInInches, quantity }));
const isSame = (a: State, b: State): boolean => JSON.stringify(a) === JSON.stringify(b);
const toItemInput = ({ width, quantity }: Omit<Line, 'id'>) => ({
  productId: testProducts.wallpaper.id,
  widthInInches: width,
  heightInInches: 12,
  quantity,
});

function addLines(state: State, lines: readonly Omit<Line, 'id'>[]): State {
  const cart = [...state];
  for (const line of lines) {
    const index = cart.findIndex(({ width }) => width === line.width);
    const existing = cart[index];
    if (existing) cart[index] = { ...existing, quantity: mergeQuantities(existing.quantity, line.quantity) };
    else cart.push({ id: '', ...line });
  }
  return cart;
}

function resizeLine(state: State, id: string, width: number): State | undefined {
  if (!state.some((line) => line.id === id)) return undefined;
  const changed = state.map((line) => (line.id === id ? { ...line, width } : line));
  const [earlier, later] = changed.filter((line) => line.width === width);
  if (!earlier || !later) return changed;
  const merged = { ...earlier, quantity: mergeQuantities(earlier.quantity, later.quantity) };
  return changed.filter((line) => line !== later).map((line) => (line === earlier ? merged : line));
}

const changeLine = (state: State, id: string, change: (line: Line) => Line[]): State | undefined =>
  state.some((line) => line.id === id) ? state.flatMap((line) => (line.id === id ? change(line) : line)) : undefined;

const operationBuilders: ((ids: readonly string[], randomBelow: (below: number) => number) => Operation)[] = [
  (_, randomBelow) => {
    const lines = [1, 2].map(() => ({ width: 10 + randomBelow(12), quantity: 1 + randomBelow(5) }));
    return {
      name: `add ${JSON.stringify(lines)}`,
      predict: (state) => addLines(state, lines),
      run: (send) => send('POST', 'Cart/addtocart', { items: lines.map(toItemInput) }),
    };
  },
  (ids, randomBelow) => {
    const id = ids[randomBelow(ids.length)] ?? '';
    const quantity = 1 + randomBelow(999);
    return {
      name: `quantity ${id} ${quantity}`,
      predict: (state) => changeLine(state, id, (line) => [{ ...line, quantity }]),
      run: (send) => send('PUT', `Cart/items/${id}`, { quantity }),
    };
  },
  (ids, randomBelow) => {
    const id = ids[randomBelow(ids.length)] ?? '';
    const width = 10 + randomBelow(12);
    return {
      name: `width ${id} ${width}`,
      predict: (state) => resizeLine(state, id, width),
      run: (send) => send('PUT', `Cart/items/${id}`, { widthInInches: width }),
    };
  },
  (ids, randomBelow) => {
    const id = ids[randomBelow(ids.length)] ?? '';
    return {
      name: `remove ${id}`,
      predict: (state) => changeLine(state, id, () => []),
      run: (send) => send('DELETE', `Cart/items/${id}`),
    };
  },
  () => ({ name: 'read', predict: (state) => state, run: (send) => send('GET', 'Cart') }),
];
const clear: Operation = { name: 'clear', predict: () => [], run: (send) => send('DELETE', 'Cart') };

/** Creates a pseudo-random generator with the same numbers in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function toAcknowledged({ name, predict }: Operation, response: ApiResponse<Cart>): AcknowledgedCall<State> {
  if (![200, 404].includes(response.status)) throw new Error(`${name}: ${response.status} ${response.message}`);
  const actual = response.status === 200 ? toState(response.data) : undefined;
  return {
    name,
    isChange: actual !== undefined && name !== 'read',
    applyTo(state) {
      const expected = predict(state);
      if (!expected || !actual) return expected === actual ? state : undefined;
      // New lines take the ids that the server assigned.
      const expectedWithIds = expected.map((line, index) =>
        line.id === '' ? { ...line, id: actual[index]?.id ?? '' } : line,
      );
      return isSame(expectedWithIds, actual) ? actual : undefined;
    },
  };
}

async function runRound(seed: number): Promise<void> {
  const randomBelow = createRandom(seed);
  const { send } = await shop.createCustomer();
  const widths = [10, 11, 12, 13, 14, 15, 16, 17];
  const first = await send('POST', 'Cart/addtocart', {
    items: widths.map((width) => toItemInput({ width, quantity: 5 })),
  });
  const start = toState(first.data);
  const ids = start.map(({ id }) => id);
  const buildOperation = () => operationBuilders[randomBelow(operationBuilders.length)]?.(ids, randomBelow) ?? clear;
  const operations = Array.from({ length: CONCURRENT_REQUESTS }, buildOperation);
  if (seed % 2 === 0) operations[randomBelow(CONCURRENT_REQUESTS)] = clear;
  const responses = await Promise.all(operations.map((operation) => operation.run(send)));
  const last = await send('GET', 'Cart');

  const history = operations.map((operation, index) =>
    toAcknowledged(operation, responses[index] as ApiResponse<Cart>),
  );
  const order = findSerialOrder(start, history, (state) => isSame(state, toState(last.data)));
  expect(order, `round ${seed}: no order explains the responses`).toHaveLength(CONCURRENT_REQUESTS);
  const { items, subtotal } = last.data;
  expect(new Set(items.map(({ widthInInches }) => widthInInches)).size, 'no duplicate line').toBe(items.length);
  expect(items.every(({ quantity }) => quantity >= 1 && quantity <= 999)).toBe(true);
  expect(subtotal).toBe(items.reduce((paise, { lineTotal }) => paise + Math.round(lineTotal * 100), 0) / 100);
}

it('fifty concurrent requests end as if sent one after another [SRV-34, SRV-35, D-24]', async () => {
  for (let seed = 1; seed <= ROUNDS; seed++) await runRound(seed);
}, 600_000);
