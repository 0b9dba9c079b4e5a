import { randomUUID } from 'node:crypto';
import type { Cart } from '#contract/api/cart.ts';
import { bearerOf } from '#tests/support/session-tokens.ts';

/** A cart in short: width and quantity of each line, in the order of the lines. */
type Lines = readonly { id: string; width: number; quantity: number }[];
type Write = { method: 'POST' | 'PUT' | 'DELETE'; path: string; body?: object; after(lines: Lines): Lines };

export type WritingCustomer = ReturnType<typeof writingCustomer>;

const MOST_LINES = 12;
const shown = (lines: Lines): string => lines.map(({ width, quantity }) => `${width}x${quantity}`).join(' ');
const linesOf = ({ items }: Cart): Lines =>
  items.map(({ id, widthInInches, quantity }) => ({ id, width: widthInInches, quantity }));

/**
 * Writes one call after another until the shop goes away, and remembers what was acknowledged. The one call without an
 * answer may have happened or not.
 */
export function writingCustomer(productId: string) {
  const userId = randomUUID();
  let acknowledged: Lines = [];
  let open: Write | undefined;
  let writes = 0;
  const call = (address: string, method: string, path: string, body?: object) =>
    callCart(address, { userId, method, path, body });

  return {
    /** Calls that were answered with success. */
    writes: () => writes,

    async writeUntilGone(address: string): Promise<void> {
      for (;;) {
        open = nextWrite(acknowledged, writes, productId);
        const cart = await call(address, open.method, open.path, open.body);
        if (cart === undefined) return;
        acknowledged = linesOf(cart);
        open = undefined;
        writes += 1;
      }
    },

    /** What is missing or too much in the shop that was started again, in words; nothing when all is there. */
    async difference(address: string): Promise<string | undefined> {
      const cart = await call(address, 'GET', '/api/Cart');
      const stored = linesOf(cart ?? { items: [], subtotal: 0 });
      const expected = [acknowledged, open?.after(acknowledged) ?? acknowledged];
      acknowledged = stored;
      open = undefined;
      if (expected.some((lines) => shown(lines) === shown(stored))) return undefined;
      return `stored [${shown(stored)}], acknowledged [${expected.map(shown).join('] or [')}]`;
    },
  };
}

/** In turn a new line, another quantity, and a removal once there are many. */
function nextWrite(lines: Lines, written: number, productId: string): Write {
  const line = lines[written % Math.max(1, lines.length)];
  if (!line || written % 3 === 0) {
    const [width, quantity] = [1 + (written % 9999), 1 + (written % 9)];
    const item = { productId, widthInInches: width, heightInInches: 10, quantity };
    const added = { id: '', width, quantity };
    return { method: 'POST', path: '/api/Cart/addtocart', body: { items: [item] }, after: (all) => [...all, added] };
  }
  const path = `/api/Cart/items/${line.id}`;
  if (lines.length > MOST_LINES) {
    return { method: 'DELETE', path, after: (all) => all.filter(({ id }) => id !== line.id) };
  }
  const quantity = (line.quantity % 900) + 1;
  const after = (all: Lines) => all.map((one) => (one.id === line.id ? { ...one, quantity } : one));
  return { method: 'PUT', path, body: { quantity }, after };
}

type CartCall = { userId: string; method: string; path: string; body: object | undefined };

/** The cart as answered, or nothing when no whole answer came. Any answer but success is a fault. */
async function callCart(address: string, { userId, method, path, body }: CartCall): Promise<Cart | undefined> {
  const headers = { authorization: await bearerOf(userId, new Date()), 'content-type': 'application/json' };
  const request = fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const answer = await request.then(async (got) => ({ status: got.status, text: await got.text() })).catch(() => {});
  if (answer === undefined) return undefined;
  if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
  return (JSON.parse(answer.text) as { data: Cart }).data;
}
