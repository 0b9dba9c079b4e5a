import { randomUUID } from 'node:crypto';
import type { Envelope } from '#contract/envelope.ts';
import type { AddCartItemInput, Cart } from '#contract/storefront/cart.ts';
import { createBearer } from '#tests/support/customers/session-tokens.ts';
import type { FaultReport } from '../fault-run.ts';

type Shops = { addresses: readonly string[]; cartItem: AddCartItemInput };
const CHANGES = 60;
const ACCOUNT = { password: 'a long password', confirmPassword: 'a long password', phoneNumber: '9876543210' };

/** Any process can serve any customer: no sticky sessions. */
export async function checkSharedSessions({ addresses, cartItem }: Shops): Promise<FaultReport> {
  let requestCount = 0;
  const getNextAddress = () => addresses[requestCount++ % addresses.length] ?? '';
  const violations: string[] = [];

  const email = `${randomUUID()}@example.in`;
  const registered = await post(getNextAddress(), 'Account/RegisterCustomer', {
    name: 'Asha Rao',
    userName: email,
    email,
    ...ACCOUNT,
  });
  const signedIn = await post(getNextAddress(), 'Account/Authentication', { email, password: ACCOUNT.password });
  if (registered !== 201 || signedIn !== 200) {
    violations.push(`registration at one process returned ${registered}, sign-in at the other ${signedIn}`);
  }

  const authorization = await createBearer(randomUUID(), new Date());
  let acknowledged = '';
  for (let change = 0; change < CHANGES; change++) {
    const items = [{ ...cartItem, widthInInches: 10 + (change % 7), quantity: 1 }];
    acknowledged = await fetchCart(getNextAddress(), authorization, 'POST', '/addtocart', { items });
    for (const address of addresses) {
      const cart = await fetchCart(address, authorization, 'GET', '');
      if (cart !== acknowledged) violations.push(`after change ${change} ${address} shows another cart`);
    }
  }
  return {
    observations: [
      `sessions: registered at one process and signed in at the other; ${CHANGES} cart changes immediately visible in both`,
    ],
    violations: violations.slice(0, 5),
  };
}

async function post(address: string, path: string, body: object): Promise<number> {
  // Directly to a process, as nginx would; uses a different client than the later limit check.
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9' };
  const response = await fetch(`${address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  return response.status;
}

async function fetchCart(address: string, authorization: string, method: string, path: string, body?: object) {
  const headers = { authorization, 'content-type': 'application/json' };
  const response = await fetch(`${address}/api/Cart${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data } = (await response.json()) as Envelope<Cart>;
  return (data?.items ?? []).map(({ id, quantity }) => `${id} ${quantity}`).join();
}
