import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Envelope } from '#contract/envelope.ts';
import type { AddCartItemInput, Cart } from '#contract/storefront/cart.ts';
import type { CreatedOrder, VerifiedPayment } from '#contract/storefront/payments.ts';
import { createBearer } from '#tests/support/customers/session-tokens.ts';
import type { Outcome } from '#tests/support/payments/test-simulator.ts';
import type { AcknowledgedWrites } from '../ledger/acknowledged-writes.ts';
import { sendJson } from './send-json.ts';

/** Payment outcomes in order; `returns`: whether the customer comes back to the shop or closes the tab. */
export type CustomerBehaviour = { readonly outcomes: readonly Outcome[]; readonly returns: boolean };

export type FailedRequest = { address: string; path: string; status: number; reason: string };

type ShopperContext = {
  /** Address for the next attempt. */
  getAddress(): string;
  /** Called for every successful response. */
  onSuccess(): void;
  /** Called for every response that the customer has to repeat; status 0 for none. */
  onFailure?: ((failure: FailedRequest) => void) | undefined;
  /** Issue time of the customer's token. */
  getSignInTime(): Date;
  pay(providerOrderId: string, outcome: Outcome): Promise<unknown>;
  cartItem: AddCartItemInput;
  acknowledged: AcknowledgedWrites;
};

/** Longer than any fault lasts. */
const GIVE_UP_AFTER_MS = 480_000;
const RETRY_DELAY_MS = 100;
export const DETAILS = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  addressLine1: '12 Mill Road',
  addressLine2: '',
  city: 'Ahmedabad',
  state: 'Gujarat',
  postalCode: '380015',
  country: 'IN',
};

type SendRequest = <Data>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<Data>;

/** Sends requests like a persistent customer's browser: retries on no response or a 5xx. */
export async function createPatientCustomer(
  context: Pick<ShopperContext, 'getAddress' | 'onSuccess' | 'onFailure' | 'getSignInTime'>,
  userId: string,
): Promise<SendRequest> {
  const authorization = await createBearer(userId, context.getSignInTime());
  const sendOnce = async (address: string, method: string, path: string, body: unknown) => {
    const { status, data } = await sendJson(`${address}/api/${path}`, { method, authorization, body });
    return { status, envelope: data as Envelope<unknown> };
  };
  return async <Data>(method: string, path: string, body?: unknown) => {
    const end = Date.now() + GIVE_UP_AFTER_MS;
    for (;;) {
      const address = context.getAddress();
      const response = await sendOnce(address, method, path, body).catch(() => undefined);
      if (response && response.status < 400) {
        context.onSuccess();
        return response.envelope.data as Data;
      }
      const reason = response ? `${response.status} ${response.envelope.message}` : 'no response';
      context.onFailure?.({ address, path, status: response?.status ?? 0, reason });
      if (response && response.status < 500) throw new Error(`${path} was rejected: ${reason}`);
      if (Date.now() > end) throw new Error(`${path} failed for ${GIVE_UP_AFTER_MS / 1000} s: ${reason}`);
      await wait(RETRY_DELAY_MS);
    }
  };
}

/** A whole checkout of a new customer; records every acknowledged step. */
export async function checkOut(
  context: ShopperContext,
  { outcomes, returns }: CustomerBehaviour,
  email = DETAILS.email,
): Promise<void> {
  const { acknowledged, pay } = context;
  const userId = randomUUID();
  const send = await createPatientCustomer(context, userId);
  await send('PUT', 'UserDetails', { userId, ...DETAILS, email });
  acknowledged.userIdsWithDetails.add(userId);
  const cart = await send<Cart>('POST', 'Cart/addtocart', { items: [context.cartItem] });
  for (const { id } of cart.items) acknowledged.cartLineIds.add(id);
  const order = await send<CreatedOrder>('POST', 'Payments/CreateOrder', { userId });
  const { id, amountInPaise: amountPaise, cashfreeOrderId } = order;
  acknowledged.orders.set(cashfreeOrderId, { id, userId, amountPaise });
  for (const outcome of outcomes) await pay(cashfreeOrderId, outcome);
  if (returns && (await fetchPaymentStatus(send, cashfreeOrderId)) === 'PAID') acknowledged.paidOrderIds.add(id);
}

async function fetchPaymentStatus(send: SendRequest, providerOrderId: string): Promise<VerifiedPayment['status']> {
  const end = Date.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    const { status } = await send<VerifiedPayment>('POST', 'Payments/VerifyPayment', {
      cashfree_order_id: providerOrderId,
    });
    if (status !== 'PENDING' || Date.now() > end) return status;
    await wait(RETRY_DELAY_MS);
  }
}
