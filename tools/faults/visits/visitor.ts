import { randomUUID } from 'node:crypto';
import type { Cart, CartItemWish } from '#contract/api/cart.ts';
import type { Envelope } from '#contract/envelope.ts';
import { bearerOf } from '#tests/support/session-tokens.ts';
import type { Latencies } from './latencies.ts';

type Place = { address(): string; wish: CartItemWish; latencies: Latencies };
type Body = object | undefined;
export type Visitor = { read(): Promise<void>; write(): Promise<void> };

const PATIENCE_MS = 30_000;
const MOST_LINES = 5;

/** A customer who looks around and, now and then, changes their cart; every answer is timed. */
export async function openVisitor({ address, wish, latencies }: Place): Promise<Visitor> {
  const authorization = await bearerOf(randomUUID(), new Date());
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
    `/product/${wish.productId}`,
    '/api/Products/category/wallpaper',
    `/api/Products/GetProductById/${wish.productId}`,
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
      if (turn % 4 === 3) await ask('POST', `/api/Wishlist/${wish.productId}`);
      else if (line === undefined || (turn % 2 === 0 && lines.length < MOST_LINES))
        await changeCart('POST', 'addtocart', { items: [{ ...wish, widthInInches: 1 + (turn % 900) }] });
      else if (lines.length >= MOST_LINES) await changeCart('DELETE', `items/${line}`);
      else await changeCart('PUT', `items/${line}`, { quantity: 1 + (turn % 9) });
    },
  };
}
