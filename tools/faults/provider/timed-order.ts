import type { AddCartItemInput } from '#contract/storefront/cart.ts';
import { createBearer } from '#tests/support/customers/session-tokens.ts';
import { DETAILS } from '../checkouts/shopper.ts';

export type TimedOrder = { status: number; ms: number };
type Shop = { getAddress(): string; cartItem: AddCartItemInput };

/** Times one CreateOrder request; `undefined` when the customer could not be prepared. */
export async function placeTimedOrder({ getAddress, cartItem }: Shop, userId: string): Promise<TimedOrder | undefined> {
  const authorization = await createBearer(userId, new Date());
  const send = async (method: string, path: string, body: object) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const response = await fetch(`${getAddress()}/api/${path}`, { method, headers, body: JSON.stringify(body) });
    await response.arrayBuffer();
    return response.status;
  };
  if ((await send('PUT', 'UserDetails', { userId, ...DETAILS })) !== 200) return undefined;
  if ((await send('POST', 'Cart/addtocart', { items: [cartItem] })) !== 200) return undefined;
  const startedAt = performance.now();
  const status = await send('POST', 'Payments/CreateOrder', { userId });
  return { status, ms: performance.now() - startedAt };
}
