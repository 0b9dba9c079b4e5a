import { setTimeout as wait } from 'node:timers/promises';
import { deskEndpoints } from '#contract/desk/desk-endpoints.ts';
import type { DeskOrder } from '#contract/desk/orders/desk-order.ts';
import type { OrderTab } from '#contract/desk/orders/orders.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import type { DeskClient } from './desk-client.ts';

/** New processes complete the orders of earlier ones when they start. */
const COMPLETE_WITHIN_MS = 60_000;
const COURIER = 'DTDC';

export type KnownOrder = { readonly id: string; readonly orderNumber: string; readonly paymentId: string | null };

const findOrders = async (desk: DeskClient, search: string, tab: OrderTab = 'all'): Promise<string[]> => {
  const filter = { tab, search, status: null, from: null, to: null, sort: 'newest', cursor: null } as const;
  return (await desk.send(deskEndpoints.listOrders, filter)).orders.map(({ id }) => id);
};

async function waitFor(isTrue: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + COMPLETE_WITHIN_MS; Date.now() < end; await wait(500)) if (await isTrue()) return true;
  return isTrue();
}

/** Staff find every order by its number and by its payment. */
export async function checkSearch(desk: DeskClient, orders: readonly KnownOrder[]): Promise<string[]> {
  const violations: string[] = [];
  for (const { id, orderNumber, paymentId } of orders) {
    const terms = paymentId === null ? [orderNumber] : [orderNumber, paymentId];
    // After the first failure nothing more is expected to change.
    const search = async (term: string) => (await findOrders(desk, term)).includes(id);
    for (const term of terms) {
      const isFound = violations.length === 0 ? await waitFor(() => search(term)) : await search(term);
      if (!isFound) violations.push(`the desk does not find ${orderNumber} by ${term}`);
    }
  }
  return violations;
}

const getOrder = (desk: DeskClient, id: string): Promise<DeskOrder> => desk.send(deskEndpoints.getOrder, {}, id);

/** Staff see an email that failed for good in the earlier release, and send it again. */
export async function checkRejectedEmail(desk: DeskClient, { id, orderNumber }: KnownOrder): Promise<string[]> {
  const isListed = await waitFor(async () => (await findOrders(desk, '', 'attention')).includes(id));
  const failed = (await getOrder(desk, id)).emails.find(({ state }) => state === 'failed');
  if (!isListed || !failed) return [`the desk does not show that an email about ${orderNumber} failed for good`];
  await desk.send(deskEndpoints.resendEmail, {}, failed.id);
  return [];
}

/** Staff see the confirmation that this release sent for an order of the earlier one. */
export async function checkSentEmails(desk: DeskClient, orders: readonly KnownOrder[]): Promise<string[]> {
  const violations: string[] = [];
  for (const { id, orderNumber } of orders) {
    const { emails } = await getOrder(desk, id);
    const isSent = emails.some(({ title, state }) => title === 'Order confirmation' && state === 'sent');
    if (!isSent) violations.push(`the desk does not show the confirmation of ${orderNumber}`);
  }
  return violations;
}

/** Takes paid orders into production and ships them as one batch. */
export async function checkDispatch(desk: DeskClient, orders: readonly KnownOrder[]): Promise<string[]> {
  const dispatches = [];
  for (const { id, orderNumber } of orders) {
    let order = await getOrder(desk, id);
    if (order.status === ORDER_STATUS.paid) {
      const move = { version: order.version, to: ORDER_STATUS.processing };
      order = await desk.send(deskEndpoints.moveOrder, move, id);
    }
    dispatches.push({ orderId: id, version: order.version, courier: COURIER, trackingNumber: `T${orderNumber}` });
  }
  if (dispatches.length === 0) return ['there was no order to dispatch'];
  const { results } = await desk.send(deskEndpoints.dispatchOrders, { dispatches });
  const refused = results.filter(({ isShipped }) => !isShipped);
  return refused.map(({ orderNumber, message }) => `the desk cannot dispatch ${orderNumber}: ${message}`);
}
