import { randomUUID } from 'node:crypto';
import type { Cart } from '#contract/storefront/cart.ts';
import { createBearer } from '#tests/support/customers/session-tokens.ts';

/** Width and quantity of each cart line, in order. */
type Lines = readonly { id: string; width: number; quantity: number }[];
type Write = { method: 'POST' | 'PUT' | 'DELETE'; path: string; body?: object; after(lines: Lines): Lines };

export type WritingCustomer = ReturnType<typeof createWritingCustomer>;

const MAX_LINES = 12;
const formatLines = (lines: Lines): string => lines.map(({ width, quantity }) => `${width}x${quantity}`).join(' ');
const toLines = ({ items }: Cart): Lines =>
  items.map(({ id, widthInInches, quantity }) => ({ id, width: widthInInches, quantity }));

/**
 * Writes until the shop dies and records every acknowledged write. The last request, without a response, may or may not
 * have been applied.
 */
export function createWritingCustomer(productId: string) {
  const userId = randomUUID();
  let acknowledged: Lines = [];
  let pendingWrite: Write | undefined;
  let writes = 0;
  const sendCartRequest = (address: string, method: string, path: string, body?: object) =>
    requestCart(address, { userId, method, path, body });

  return {
    /** Number of successful requests. */
    countWrites: () => writes,

    async writeUntilKilled(address: string): Promise<void> {
      for (;;) {
        pendingWrite = getNextWrite(acknowledged, writes, productId);
        const cart = await sendCartRequest(address, pendingWrite.method, pendingWrite.path, pendingWrite.body);
        if (cart === undefined) return;
        acknowledged = toLines(cart);
        pendingWrite = undefined;
        writes += 1;
      }
    },

    /** Describes missing or extra data in the restarted shop; `undefined` when all is correct. */
    async findDifference(address: string): Promise<string | undefined> {
      const cart = await sendCartRequest(address, 'GET', '/api/Cart');
      const stored = toLines(cart ?? { items: [], subtotal: 0 });
      const expected = [acknowledged, pendingWrite?.after(acknowledged) ?? acknowledged];
      acknowledged = stored;
      pendingWrite = undefined;
      if (expected.some((lines) => formatLines(lines) === formatLines(stored))) return undefined;
      return `stored [${formatLines(stored)}], acknowledged [${expected.map(formatLines).join('] or [')}]`;
    },
  };
}

/** Cycles through adding a line, changing a quantity, and removing once there are many. */
function getNextWrite(lines: Lines, written: number, productId: string): Write {
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
  const after = (all: Lines) => all.map((other) => (other.id === line.id ? { ...other, quantity } : other));
  return { method: 'PUT', path, body: { quantity }, after };
}

type CartRequest = { userId: string; method: string; path: string; body: object | undefined };

/** The returned cart, or `undefined` without a complete response. Any other response is a fault. */
async function requestCart(address: string, { userId, method, path, body }: CartRequest): Promise<Cart | undefined> {
  const headers = { authorization: await createBearer(userId, new Date()), 'content-type': 'application/json' };
  const request = fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const response = await request
    .then(async (reply) => ({ status: reply.status, text: await reply.text() }))
    .catch(() => {});
  if (response === undefined) return undefined;
  if (response.status !== 200) throw new Error(`${method} ${path} responded ${response.status}: ${response.text}`);
  return (JSON.parse(response.text) as { data: Cart }).data;
}
