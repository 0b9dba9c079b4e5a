import type { Envelope } from '#contract/envelope.ts';
import type { Order, OrdersPage } from '#contract/storefront/orders.ts';
import { createTemporaryDatabase } from '../../../scripts/testing/database/temporary-database.ts';
import { median } from '../../../scripts/testing/quantile.ts';
import { type EngineShop, startEngineShop } from '../api/engine-shop.ts';
import type { Rounds } from '../baseline/compare.ts';
import { createBearer, makeCustomer } from '../cart/cart-customers.ts';
import { FEW_LINES } from '../cart/cart-rounds.ts';
import { makeBuyer } from '../checkout/checkout-customers.ts';
import { runLoad } from '../load/run-load.ts';
import { FIRST_CUSTOMER, LARGE_CUSTOMER, multiplyOrders } from './many-orders.ts';

type Say = (line: string) => void;
type Crowded = { orders: number; shop: EngineShop; close(): Promise<void> };
type Asking = { call: string; path: string; userId: string };

async function startWithOrders(serverUrl: string, orders: number): Promise<Crowded> {
  const { url, drop } = await createTemporaryDatabase(serverUrl);
  const shop = await startEngineShop(url);
  const buyer = await makeBuyer(shop.side.port, shop.productId);
  await buyer.order();
  buyer.close();
  await multiplyOrders(url, orders);
  const close = async () => {
    await shop.running.stop();
    await drop();
  };
  return { orders, shop, close };
}

async function measureP50({ shop }: Crowded, { path, userId }: Asking, durationMs: number): Promise<number> {
  const headers = { authorization: await createBearer(userId), accept: 'application/json' };
  const result = await runLoad({ port: shop.side.port, path, headers, connections: 1, durationMs });
  if (result.wrong > 0) throw new Error(`${path}: ${result.wrong} of ${result.requests} answers were wrong.`);
  return result.p50Ms;
}

/** The newest order of a customer, and how many there are. */
async function findNewest({ shop }: Crowded, userId: string): Promise<{ order: Order; totalCount: number }> {
  const answer = await fetch(`${shop.address}/api/Orders/me`, {
    headers: { authorization: await createBearer(userId) },
  });
  const { items, totalCount } = ((await answer.json()) as Envelope<OrdersPage>).data as OrdersPage;
  const [order] = items;
  if (!order) throw new Error('The customer has no orders.');
  return { order, totalCount };
}

async function buildRequests(crowded: Crowded, userId: string): Promise<Asking[]> {
  const { order } = await findNewest(crowded, userId);
  return [
    { call: 'orders page', path: '/api/Orders/me', userId },
    { call: 'one order', path: `/api/Orders/me/${order.id}`, userId },
  ];
}

async function fillCart({ shop }: Crowded, userId: string): Promise<Asking> {
  await makeCustomer(shop.address, shop.productId, FEW_LINES, userId);
  return { call: 'cart', path: '/api/Cart', userId };
}

type Subject = { crowded: Crowded; askings: readonly Asking[]; name: string };

/** Alternates between shops of different size, so background load affects all of them equally. */
async function takeTurns(subjects: readonly Subject[], { rounds, roundMs }: Rounds, say: Say) {
  const measured = [];
  for (const [at, { call }] of (subjects[0]?.askings ?? []).entries()) {
    say(`${call} with ${subjects.map(({ name }) => name).join(', ')}`);
    const times: number[][] = subjects.map(() => []);
    for (let round = 0; round <= rounds; round++) {
      for (const [which, { crowded, askings }] of subjects.entries()) {
        const p50 = await measureP50(crowded, askings[at] as Asking, roundMs);
        // The first round only warms up.
        if (round > 0) times[which]?.push(p50);
      }
    }
    const ratio = (which: number) => median((times[which] ?? []).map((ms, round) => ms / (times[0]?.[round] ?? 1)));
    for (const [which, { name }] of subjects.entries())
      measured.push({ call, with: name, p50Ms: median(times[which] ?? []), times: ratio(which) });
  }
  return measured;
}

/** By orders in the shop, and by orders of one customer in the largest shop. */
export async function measureOrdersGrowth(serverUrl: string, counts: readonly number[], timing: Rounds, say: Say) {
  const open: Crowded[] = [];
  try {
    for (const orders of counts) {
      say(`filling a shop with ${orders} orders`);
      open.push(await startWithOrders(serverUrl, orders));
    }
    const inShop = [];
    for (const crowded of open) {
      const askings = [...(await buildRequests(crowded, FIRST_CUSTOMER)), await fillCart(crowded, FIRST_CUSTOMER)];
      inShop.push({ crowded, askings, name: `${crowded.orders} orders` });
    }
    const byShop = await takeTurns(inShop, timing, say);
    const largest = open.at(-1) as Crowded;
    const ofCustomer = [];
    for (const userId of [FIRST_CUSTOMER, LARGE_CUSTOMER]) {
      const { totalCount } = await findNewest(largest, userId);
      ofCustomer.push({
        crowded: largest,
        askings: await buildRequests(largest, userId),
        name: `${totalCount} of her own`,
      });
    }
    return { byShop, byCustomer: await takeTurns(ofCustomer, timing, say) };
  } finally {
    for (const { close } of open) await close();
  }
}
