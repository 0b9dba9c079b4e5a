import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Envelope } from '#contract/envelope.ts';
import type { AddCartItemInput, Cart } from '#contract/storefront/cart.ts';
import type { CreatedOrder, VerifiedPayment } from '#contract/storefront/payments.ts';
import { createBearer } from '#tests/support/customers/session-tokens.ts';
import type { Outcome } from '#tests/support/payments/test-simulator.ts';
import type { Acknowledged } from '../ledger/acknowledged.ts';

/** Payment outcomes in order; `returns`: whether the customer comes back to the shop or closes the tab. */
export type CustomerBehaviour = { readonly outcomes: readonly Outcome[]; readonly returns: boolean };

type ShopperContext = {
  /** Current shop addresses; queried for every attempt. */
  address(): string;
  /** Called for every successful response. */
  onAnswer(): void;
  /** Issue time of the customer's token. */
  signedAt(): Date;
  pay(providerOrderId: string, outcome: Outcome): Promise<unknown>;
  cartItem: AddCartItemInput;
  acknowledged: Acknowledged;
};

/** Longer than any fault lasts. */
const PATIENCE_MS = 480_000;
const PAUSE_MS = 100;
export const DETAILS = {
  ...{ firstName: 'Asha', lastName: 'Rao', email: 'asha@example.in', phone: '9876543210' },
  ...{ addressLine1: '12 Mill Road', addressLine2: '', city: 'Ahmedabad', state: 'Gujarat' },
  ...{ postalCode: '380015', country: 'IN' },
};

type Ask = <Data>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<Data>;

/** Sends requests like a persistent customer's browser: retries on no response or a 5xx. */
export async function createPatientCustomer(
  context: Pick<ShopperContext, 'address' | 'onAnswer' | 'signedAt'>,
  userId: string,
): Promise<Ask> {
  const authorization = await createBearer(userId, context.signedAt());
  const once = async (method: string, path: string, body: unknown) => {
    const answer = await fetch(`${context.address()}/api/${path}`, {
      method,
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    return { status: answer.status, envelope: (await answer.json()) as Envelope<unknown> };
  };
  return async <Data>(method: string, path: string, body?: unknown) => {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await once(method, path, body).catch(() => undefined);
      if (answer && answer.status < 400) {
        context.onAnswer();
        return answer.envelope.data as Data;
      }
      const said = answer ? `${answer.status} ${answer.envelope.message}` : 'no answer';
      if (answer && answer.status < 500) throw new Error(`${path} was refused: ${said}`);
      if (Date.now() > end) throw new Error(`${path} was not answered for ${PATIENCE_MS / 1000} s: ${said}`);
      await wait(PAUSE_MS);
    }
  };
}

/** A whole checkout of a new customer; records every acknowledged step. */
export async function checkOut(context: ShopperContext, { outcomes, returns }: CustomerBehaviour): Promise<void> {
  const { acknowledged, pay } = context;
  const userId = randomUUID();
  const ask = await createPatientCustomer(context, userId);
  await ask('PUT', 'UserDetails', { userId, ...DETAILS });
  acknowledged.detailedUserIds.add(userId);
  const cart = await ask<Cart>('POST', 'Cart/addtocart', { items: [context.cartItem] });
  for (const { id } of cart.items) acknowledged.cartLineIds.add(id);
  const order = await ask<CreatedOrder>('POST', 'Payments/CreateOrder', { userId });
  const { id, amountInPaise: amountPaise, cashfreeOrderId } = order;
  acknowledged.orders.set(cashfreeOrderId, { id, userId, amountPaise });
  for (const outcome of outcomes) await pay(cashfreeOrderId, outcome);
  if (returns && (await fetchVerdict(ask, cashfreeOrderId)) === 'PAID') acknowledged.paidOrderIds.add(id);
}

async function fetchVerdict(ask: Ask, providerOrderId: string): Promise<VerifiedPayment['status']> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const { status } = await ask<VerifiedPayment>('POST', 'Payments/VerifyPayment', {
      cashfree_order_id: providerOrderId,
    });
    if (status !== 'PENDING' || Date.now() > end) return status;
    await wait(PAUSE_MS);
  }
}
