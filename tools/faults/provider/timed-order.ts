import type { AddCartItemInput } from '#contract/storefront/cart.ts';
import { createBearer } from '#tests/support/customers/session-tokens.ts';
import { DETAILS } from '../checkouts/shopper.ts';

export type TimedOrder = { status: number; ms: number };
type Shop = { address(): string; cartItem: AddCartItemInput };

/** Times one CreateOrder request; `undefined` when the customer could not be prepared. */
export async function placeTimedOrder({ address, cartItem }: Shop, userId: string): Promise<TimedOrder | undefined> {
  const authorization = await createBearer(userId, new Date());
  const ask = async (method: string, path: string, body: object) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await fetch(`${address()}/api/${path}`, { method, headers, body: JSON.stringify(body) });
    await answer.arrayBuffer();
    return answer.status;
  };
  if ((await ask('PUT', 'UserDetails', { userId, ...DETAILS })) !== 200) return undefined;
  if ((await ask('POST', 'Cart/addtocart', { items: [cartItem] })) !== 200) return undefined;
  const begun = performance.now();
  const status = await ask('POST', 'Payments/CreateOrder', { userId });
  return { status, ms: performance.now() - begun };
}
