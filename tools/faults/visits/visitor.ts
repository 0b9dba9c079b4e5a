import { randomUUID } from 'node:crypto';
import type { Envelope } from '#contract/envelope.ts';
import type { AddCartItemInput, Cart } from '#contract/storefront/cart.ts';
import { createBearer } from '#tests/support/customers/session-tokens.ts';
import type { Latencies } from './latencies.ts';

type Place = { address(): string; cartItem: AddCartItemInput; latencies: Latencies };
type Body = object | undefined;
export type Visitor = { read(): Promise<void>; write(): Promise<void> };

const PATIENCE_MS = 30_000;
const MAX_LINES = 5;

/** A customer who browses and sometimes changes the cart; every response is timed. */
export async function createVisitor({ address, cartItem, latencies }: Place): Promise<Visitor> {
  const authorization = await createBearer(randomUUID(), new Date());
  let lines: readonly string[] = [];
  let reads = 0;
  let writes = 0;

  async function ask(method: string, path: string, body?: Body): Promise<string> {
    const begun = performance.now();
    const took = () => performance.now() - begun;
    try {
      const answer = await fetch(address() + path, {
        method,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await answer.text();
      latencies.add(took(), answer.status);
      return answer.ok ? text : '';
    } catch {
      latencies.add(took(), 'none');
      return '';
    }
  }

  const READS = [
    '/',
    '/wallpaper',
    '/api/Cart',
    `/product/${cartItem.productId}`,
    '/api/Products/category/wallpaper',
    `/api/Products/GetProductById/${cartItem.productId}`,
    '/api/Cart',
    '/curtains',
    '/api/Wishlist',
    '/products/all',
  ] as const;

  const changeCart = async (method: string, path: string, body?: Body) => {
    const text = await ask(method, `/api/Cart/${path}`, body);
    if (text !== '') lines = ((JSON.parse(text) as Envelope<Cart>).data?.items ?? []).map(({ id }) => id);
  };

  return {
    async read() {
      await ask('GET', READS[reads++ % READS.length] ?? '/');
    },
    async write() {
      const turn = writes++;
      const line = lines[turn % Math.max(1, lines.length)];
      if (turn % 4 === 3) await ask('POST', `/api/Wishlist/${cartItem.productId}`);
      else if (line === undefined || (turn % 2 === 0 && lines.length < MAX_LINES))
        await changeCart('POST', 'addtocart', { items: [{ ...cartItem, widthInInches: 1 + (turn % 900) }] });
      else if (lines.length >= MAX_LINES) await changeCart('DELETE', `items/${line}`);
      else await changeCart('PUT', `items/${line}`, { quantity: 1 + (turn % 9) });
    },
  };
}
