import type { CartItemWish } from '#contract/api/cart.ts';
import { bearerOf } from '#tests/support/session-tokens.ts';
import { DETAILS } from './checkouts/shopper.ts';

export type OrderCall = { status: number; ms: number };
type Shop = { address(): string; wish: CartItemWish };

/** One CreateOrder of a customer who is ready to pay, timed; nothing when they could not be made ready. */
export async function tryToOrder({ address, wish }: Shop, userId: string): Promise<OrderCall | undefined> {
  const authorization = await bearerOf(userId, new Date());
  const ask = async (method: string, path: string, body: object) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await fetch(`${address()}/api/${path}`, { method, headers, body: JSON.stringify(body) });
    await answer.arrayBuffer();
    return answer.status;
  };
  if ((await ask('PUT', 'UserDetails', { userId, ...DETAILS })) !== 200) return undefined;
  if ((await ask('POST', 'Cart/addtocart', { items: [wish] })) !== 200) return undefined;
  const begun = performance.now();
  const status = await ask('POST', 'Payments/CreateOrder', { userId });
  return { status, ms: performance.now() - begun };
}
