import { randomUUID } from 'node:crypto';
import type { Envelope } from '#contract/envelope.ts';
import type { AddCartItemInput, Cart } from '#contract/storefront/cart.ts';
import { createBearer } from '#tests/support/customers/session-tokens.ts';
import type { Latencies } from './latencies.ts';

type VisitTarget = { getAddress(): string; cartItem: AddCartItemInput; latencies: Latencies };
type Body = object | undefined;
export type Visitor = { read(): Promise<void>; write(): Promise<void> };

const TIMEOUT_MS = 30_000;
const MAX_LINES = 5;

/** A customer who browses and sometimes changes the cart; every response is timed. */
export async function createVisitor({ getAddress, cartItem, latencies }: VisitTarget): Promise<Visitor> {
  const authorization = await createBearer(randomUUID(), new Date());
  let lines: readonly string[] = [];
  let reads = 0;
  let writes = 0;

  async function request(method: string, path: string, body?: Body): Promise<string> {
    const startedAt = performance.now();
    const getElapsedMs = () => performance.now() - startedAt;
    try {
      const response = await fetch(getAddress() + path, {
        method,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      latencies.add(getElapsedMs(), response.status);
      return response.ok ? text : '';
    } catch {
      latencies.add(getElapsedMs(), 'none');
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
    const text = await request(method, `/api/Cart/${path}`, body);
    if (text !== '') lines = ((JSON.parse(text) as Envelope<Cart>).data?.items ?? []).map(({ id }) => id);
  };

  return {
    async read() {
      await request('GET', READS[reads++ % READS.length] ?? '/');
    },
    async write() {
      const write = writes++;
      const line = lines[write % Math.max(1, lines.length)];
      if (write % 4 === 3) await request('POST', `/api/Wishlist/${cartItem.productId}`);
      else if (line === undefined || (write % 2 === 0 && lines.length < MAX_LINES))
        await changeCart('POST', 'addtocart', { items: [{ ...cartItem, widthInInches: 1 + (write % 900) }] });
      else if (lines.length >= MAX_LINES) await changeCart('DELETE', `items/${line}`);
      else await changeCart('PUT', `items/${line}`, { quantity: 1 + (write % 9) });
    },
  };
}
