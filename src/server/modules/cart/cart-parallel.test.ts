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

/** More of both on a machine with time: `CART_ROUNDS=200`. */
const ROUNDS = Number(process.env.CART_ROUNDS ?? 4);
const CALLS_AT_ONCE = 50;

/** A cart as the model knows it: the width tells the configuration. An id not yet known is ''. */
type Line = { readonly id: string; readonly width: number; readonly quantity: number };
type State = readonly Line[];
/** The state after the call, or `undefined` for 404. */
type Model = (state: State) => State | undefined;
type Call = { readonly name: string; readonly model: Model; send(ask: SendRequest): Promise<ApiResponse<Cart>> };

const stateOf = ({ items }: Cart): State =>
  items.map(({ id, widthInInches, quantity }) => ({ id, width: widthInInches, quantity }));
const isSame = (a: State, b: State): boolean => JSON.stringify(a) === JSON.stringify(b);
const wish = ({ width, quantity }: Omit<Line, 'id'>) => ({
  ...{ productId: testProducts.wallpaper.id, widthInInches: width, heightInInches: 12, quantity },
});

function added(state: State, lines: readonly Omit<Line, 'id'>[]): State {
  const cart = [...state];
  for (const line of lines) {
    const at = cart.findIndex(({ width }) => width === line.width);
    const known = cart[at];
    if (known) cart[at] = { ...known, quantity: mergeQuantities(known.quantity, line.quantity) };
    else cart.push({ id: '', ...line });
  }
  return cart;
}

function resized(state: State, id: string, width: number): State | undefined {
  if (!state.some((line) => line.id === id)) return undefined;
  const changed = state.map((line) => (line.id === id ? { ...line, width } : line));
  const [earlier, later] = changed.filter((line) => line.width === width);
  if (!earlier || !later) return changed;
  const joined = { ...earlier, quantity: mergeQuantities(earlier.quantity, later.quantity) };
  return changed.filter((line) => line !== later).map((line) => (line === earlier ? joined : line));
}

const changedLine = (state: State, id: string, change: (line: Line) => Line[]): State | undefined =>
  state.some((line) => line.id === id) ? state.flatMap((line) => (line.id === id ? change(line) : line)) : undefined;

const makers: ((ids: readonly string[], any: (below: number) => number) => Call)[] = [
  (_, any) => {
    const lines = [1, 2].map(() => ({ width: 10 + any(12), quantity: 1 + any(5) }));
    return {
      name: `add ${JSON.stringify(lines)}`,
      model: (state) => added(state, lines),
      send: (ask) => ask('POST', 'Cart/addtocart', { items: lines.map(wish) }),
    };
  },
  (ids, any) => {
    const id = ids[any(ids.length)] ?? '';
    const quantity = 1 + any(999);
    return {
      name: `quantity ${id} ${quantity}`,
      model: (state) => changedLine(state, id, (line) => [{ ...line, quantity }]),
      send: (ask) => ask('PUT', `Cart/items/${id}`, { quantity }),
    };
  },
  (ids, any) => {
    const id = ids[any(ids.length)] ?? '';
    const width = 10 + any(12);
    return {
      name: `width ${id} ${width}`,
      model: (state) => resized(state, id, width),
      send: (ask) => ask('PUT', `Cart/items/${id}`, { widthInInches: width }),
    };
  },
  (ids, any) => {
    const id = ids[any(ids.length)] ?? '';
    return {
      name: `remove ${id}`,
      model: (state) => changedLine(state, id, () => []),
      send: (ask) => ask('DELETE', `Cart/items/${id}`),
    };
  },
  () => ({ name: 'read', model: (state) => state, send: (ask) => ask('GET', 'Cart') }),
];
const clear: Call = { name: 'clear', model: () => [], send: (ask) => ask('DELETE', 'Cart') };

/** Numbers that are the same in every run of the test. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function acknowledged({ name, model }: Call, answer: ApiResponse<Cart>): AcknowledgedCall<State> {
  if (![200, 404].includes(answer.status)) throw new Error(`${name}: ${answer.status} ${answer.message}`);
  const said = answer.status === 200 ? stateOf(answer.data) : undefined;
  return {
    name,
    changes: said !== undefined && name !== 'read',
    after(state) {
      const expected = model(state);
      if (!expected || !said) return expected === said ? state : undefined;
      // New lines have the ids that the server gave them.
      const named = expected.map((line, at) => (line.id === '' ? { ...line, id: said[at]?.id ?? '' } : line));
      return isSame(named, said) ? said : undefined;
    },
  };
}

async function playRound(seed: number): Promise<void> {
  const any = numbersFrom(seed);
  const { ask } = await shop.customer();
  const widths = [10, 11, 12, 13, 14, 15, 16, 17];
  const first = await ask('POST', 'Cart/addtocart', { items: widths.map((width) => wish({ width, quantity: 5 })) });
  const start = stateOf(first.data);
  const ids = start.map(({ id }) => id);
  const makeCall = () => makers[any(makers.length)]?.(ids, any) ?? clear;
  const calls = Array.from({ length: CALLS_AT_ONCE }, makeCall);
  if (seed % 2 === 0) calls[any(CALLS_AT_ONCE)] = clear;
  const answers = await Promise.all(calls.map((call) => call.send(ask)));
  const last = await ask('GET', 'Cart');

  const history = calls.map((call, at) => acknowledged(call, answers[at] as ApiResponse<Cart>));
  const order = findSerialOrder(start, history, (state) => isSame(state, stateOf(last.data)));
  expect(order, `round ${seed}: no order explains the answers`).toHaveLength(CALLS_AT_ONCE);
  const { items, subtotal } = last.data;
  expect(new Set(items.map(({ widthInInches }) => widthInInches)).size, 'no line twice').toBe(items.length);
  expect(items.every(({ quantity }) => quantity >= 1 && quantity <= 999)).toBe(true);
  expect(subtotal).toBe(items.reduce((paise, { lineTotal }) => paise + Math.round(lineTotal * 100), 0) / 100);
}

it('fifty concurrent requests end as if they had come one after another [SRV-34, SRV-35, D-24]', async () => {
  for (let seed = 1; seed <= ROUNDS; seed++) await playRound(seed);
}, 600_000);
