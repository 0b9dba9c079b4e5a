import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cart, CartItemWish } from '#contract/api/cart.ts';
import type { CreatedOrder, PaymentVerdict } from '#contract/api/payments.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { Outcome } from '#tests/support/payment-simulator.ts';
import { bearerOf } from '#tests/support/session-tokens.ts';
import type { Acknowledged } from '../ledger/acknowledged.ts';

/** How one customer pays, in order; `returns`: whether they come back to the shop or close the tab. */
export type Manner = { readonly outcomes: readonly Outcome[]; readonly returns: boolean };

type Street = {
  /** Where a shop may be open at present; asked anew for every try. */
  address(): string;
  /** Called for every answer that says yes. */
  onAnswer(): void;
  /** When the token of a customer was made. */
  signedAt(): Date;
  pay(providerOrderId: string, outcome: Outcome): Promise<unknown>;
  wish: CartItemWish;
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

/** Asks as a browser would whose customer does not give up: what got no answer, or a 5xx, is asked again. */
export async function patientCustomer(
  street: Pick<Street, 'address' | 'onAnswer' | 'signedAt'>,
  userId: string,
): Promise<Ask> {
  const authorization = await bearerOf(userId, street.signedAt());
  const once = async (method: string, path: string, body: unknown) => {
    const answer = await fetch(`${street.address()}/api/${path}`, {
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
        street.onAnswer();
        return answer.envelope.data as Data;
      }
      const said = answer ? `${answer.status} ${answer.envelope.message}` : 'no answer';
      if (answer && answer.status < 500) throw new Error(`${path} was refused: ${said}`);
      if (Date.now() > end) throw new Error(`${path} was not answered for ${PATIENCE_MS / 1000} s: ${said}`);
      await wait(PAUSE_MS);
    }
  };
}

/** A whole checkout of a customer of their own; everything that is answered with yes is noted. */
export async function checkOut(street: Street, { outcomes, returns }: Manner): Promise<void> {
  const { acknowledged, pay } = street;
  const userId = randomUUID();
  const ask = await patientCustomer(street, userId);
  await ask('PUT', 'UserDetails', { userId, ...DETAILS });
  acknowledged.detailedUserIds.add(userId);
  const cart = await ask<Cart>('POST', 'Cart/addtocart', { items: [street.wish] });
  for (const { id } of cart.items) acknowledged.cartLineIds.add(id);
  const order = await ask<CreatedOrder>('POST', 'Payments/CreateOrder', { userId });
  const { id, amountInPaise: amountPaise, cashfreeOrderId } = order;
  acknowledged.orders.set(cashfreeOrderId, { id, userId, amountPaise });
  for (const outcome of outcomes) await pay(cashfreeOrderId, outcome);
  if (returns && (await verdictOf(ask, cashfreeOrderId)) === 'PAID') acknowledged.paidOrderIds.add(id);
}

async function verdictOf(ask: Ask, providerOrderId: string): Promise<PaymentVerdict['status']> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const { status } = await ask<PaymentVerdict>('POST', 'Payments/VerifyPayment', {
      cashfree_order_id: providerOrderId,
    });
    if (status !== 'PENDING' || Date.now() > end) return status;
    await wait(PAUSE_MS);
  }
}
