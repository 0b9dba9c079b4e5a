import { randomUUID } from 'node:crypto';
import type { Cart } from '#contract/storefront/cart.ts';
import { createBearer } from '#tests/support/customers/session-tokens.ts';

/** Width and quantity of each cart line, in order. */
type Lines = readonly { id: string; width: number; quantity: number }[];
type Write = { method: 'POST' | 'PUT' | 'DELETE'; path: string; body?: object; after(lines: Lines): Lines };

export type WritingCustomer = ReturnType<typeof createWritingCustomer>;

const MAX_LINES = 12;
const shown = (lines: Lines): string => lines.map(({ width, quantity }) => `${width}x${quantity}`).join(' ');
const toLines = ({ items }: Cart): Lines =>
  items.map(({ id, widthInInches, quantity }) => ({ id, width: widthInInches, quantity }));

/**
 * Writes until the shop dies and records every acknowledged write. The last request, without a response, may or may not
 * have been applied.
 */
export function createWritingCustomer(productId: string) {
  const userId = randomUUID();
  let acknowledged: Lines = [];
  let open: Write | undefined;
  let writes = 0;
  const call = (address: string, method: string, path: string, body?: object) =>
    callCart(address, { userId, method, path, body });

  return {
    /** Number of successful requests. */
    writes: () => writes,

    async writeUntilGone(address: string): Promise<void> {
      for (;;) {
        open = nextWrite(acknowledged, writes, productId);
        const cart = await call(address, open.method, open.path, open.body);
        if (cart === undefined) return;
        acknowledged = toLines(cart);
        open = undefined;
        writes += 1;
      }
    },

    /** Describes missing or extra data in the restarted shop; `undefined` when all is correct. */
    async difference(address: string): Promise<string | undefined> {
      const cart = await call(address, 'GET', '/api/Cart');
      const stored = toLines(cart ?? { items: [], subtotal: 0 });
      const expected = [acknowledged, open?.after(acknowledged) ?? acknowledged];
      acknowledged = stored;
      open = undefined;
      if (expected.some((lines) => shown(lines) === shown(stored))) return undefined;
      return `stored [${shown(stored)}], acknowledged [${expected.map(shown).join('] or [')}]`;
    },
  };
}

/** Cycles through adding a line, changing a quantity, and removing once there are many. */
function nextWrite(lines: Lines, written: number, productId: string): Write {
  const line = lines[written % Math.max(1, lines.length)];
  if (!line || written % 3 === 0) {
    const [width, quantity] = [1 + (written % 9999), 1 + (written % 9)];
    const item = { productId, widthInInches: width, heightInInches: 10, quantity };
    const added = { id: '', width, quantity };
    return { method: 'POST', path: '/api/Cart/addtocart', body: { items: [item] }, after: (all) => [...all, added] };
  }
  const path = `/api/Cart/items/${line.id}`;
  if (lines.length > MAX_LINES) {
    return { method: 'DELETE', path, after: (all) => all.filter(({ id }) => id !== line.id) };
  }
  const quantity = (line.quantity % 900) + 1;
  const after = (all: Lines) => all.map((one) => (one.id === line.id ? { ...one, quantity } : one));
  return { method: 'PUT', path, body: { quantity }, after };
}

type CartCall = { userId: string; method: string; path: string; body: object | undefined };

/** The returned cart, or `undefined` without a complete response. Any other response is a fault. */
async function callCart(address: string, { userId, method, path, body }: CartCall): Promise<Cart | undefined> {
  const headers = { authorization: await createBearer(userId, new Date()), 'content-type': 'application/json' };
  const request = fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const answer = await request.then(async (got) => ({ status: got.status, text: await got.text() })).catch(() => {});
  if (answer === undefined) return undefined;
  if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
  return (JSON.parse(answer.text) as { data: Cart }).data;
}
