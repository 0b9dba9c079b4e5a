import { randomUUID } from 'node:crypto';
import type { Envelope } from '#contract/envelope.ts';
import type { AddCartItemInput, Cart } from '#contract/storefront/cart.ts';
import { createBearer } from '#tests/support/customers/session-tokens.ts';
import type { FaultReport } from '../fault-run.ts';

type Shops = { addresses: readonly string[]; cartItem: AddCartItemInput };
const CHANGES = 60;
const WORDS = { password: 'a long password', confirmPassword: 'a long password', phoneNumber: '9876543210' };

/** Any process can serve any customer: no sticky sessions. */
export async function checkSharedSessions({ addresses, cartItem }: Shops): Promise<FaultReport> {
  let turn = 0;
  const next = () => addresses[turn++ % addresses.length] ?? '';
  const broken: string[] = [];

  const email = `${randomUUID()}@example.in`;
  const registered = await post(next(), 'Account/RegisterCustomer', {
    name: 'Asha Rao',
    userName: email,
    email,
    ...WORDS,
  });
  const signedIn = await post(next(), 'Account/Authentication', { email, password: WORDS.password });
  if (registered !== 201 || signedIn !== 200) {
    broken.push(`registered at one (${registered}), the other answered ${signedIn} to signing in`);
  }

  const authorization = await createBearer(randomUUID(), new Date());
  let acknowledged = '';
  for (let change = 0; change < CHANGES; change++) {
    const items = [{ ...cartItem, widthInInches: 10 + (change % 7), quantity: 1 }];
    acknowledged = await cartAt(next(), authorization, 'POST', '/addtocart', { items });
    for (const address of addresses) {
      const read = await cartAt(address, authorization, 'GET', '');
      if (read !== acknowledged) broken.push(`after change ${change} ${address} shows another cart`);
    }
  }
  return {
    seen: [
      `sessions: registered at one process and signed in at the other; ${CHANGES} cart changes seen by both at once`,
    ],
    broken: broken.slice(0, 5),
  };
}

async function post(address: string, path: string, body: object): Promise<number> {
  // Directly to a process, as nginx would; uses a different client than the later limit check.
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9' };
  const answer = await fetch(`${address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  return answer.status;
}

async function cartAt(address: string, authorization: string, method: string, path: string, body?: object) {
  const headers = { authorization, 'content-type': 'application/json' };
  const answer = await fetch(`${address}/api/Cart${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data } = (await answer.json()) as Envelope<Cart>;
  return (data?.items ?? []).map(({ id, quantity }) => `${id} ${quantity}`).join();
}
