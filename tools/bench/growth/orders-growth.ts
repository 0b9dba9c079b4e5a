import type { Envelope } from '#contract/envelope.ts';
import type { Order, PagedOrders } from '#contract/storefront/orders.ts';
import { createTemporaryDatabase } from '../../../scripts/testing/database/temporary-database.ts';
import { computeMedian } from '../../../scripts/testing/quantile.ts';
import { type EngineShop, startEngineShop } from '../api/engine-shop.ts';
import type { Rounds } from '../baseline/compare.ts';
import { createBearer, createCustomer } from '../cart/cart-customers.ts';
import { FEW_LINES } from '../cart/cart-rounds.ts';
import { createBuyer } from '../checkout/checkout-customers.ts';
import { runLoad } from '../load/run-load.ts';
import { FIRST_CUSTOMER, LARGE_CUSTOMER, multiplyOrders } from './many-orders.ts';

type Log = (line: string) => void;
type ShopWithOrders = { orders: number; shop: EngineShop; close(): Promise<void> };
type OrderRequest = { endpoint: string; path: string; userId: string };

async function startWithOrders(serverUrl: string, orders: number): Promise<ShopWithOrders> {
  const { url, drop } = await createTemporaryDatabase(serverUrl);
  const shop = await startEngineShop(url);
  const buyer = await createBuyer(shop.server.port, shop.productId);
  await buyer.order();
  buyer.close();
  await multiplyOrders(url, orders);
  const close = async () => {
    await shop.running.stop();
    await drop();
  };
  return { orders, shop, close };
}

async function measureP50(
  { shop }: ShopWithOrders,
  { path, userId }: OrderRequest,
  durationMs: number,
): Promise<number> {
  const headers = { authorization: await createBearer(userId), accept: 'application/json' };
  const result = await runLoad({ port: shop.server.port, path, headers, connections: 1, durationMs });
  if (result.wrong > 0) throw new Error(`${path}: ${result.wrong} of ${result.requests} responses were wrong.`);
  return result.p50Ms;
}

/** The customer's newest order and number of orders. */
async function findNewest({ shop }: ShopWithOrders, userId: string): Promise<{ order: Order; totalCount: number }> {
  const response = await fetch(`${shop.address}/api/Orders/me`, {
    headers: { authorization: await createBearer(userId) },
  });
  const { items, totalCount } = ((await response.json()) as Envelope<PagedOrders>).data as PagedOrders;
  const [order] = items;
  if (!order) throw new Error('The customer has no orders.');
  return { order, totalCount };
}

async function buildRequests(shopWithOrders: ShopWithOrders, userId: string): Promise<OrderRequest[]> {
  const { order } = await findNewest(shopWithOrders, userId);
  return [
    { endpoint: 'orders page', path: '/api/Orders/me', userId },
    { endpoint: 'one order', path: `/api/Orders/me/${order.id}`, userId },
  ];
}

async function fillCart({ shop }: ShopWithOrders, userId: string): Promise<OrderRequest> {
  await createCustomer(shop.address, shop.productId, FEW_LINES, userId);
  return { endpoint: 'cart', path: '/api/Cart', userId };
}

type Subject = { shopWithOrders: ShopWithOrders; requests: readonly OrderRequest[]; name: string };

/** Alternates between shops of different size, so background load affects all of them equally. */
async function measureAlternately(subjects: readonly Subject[], { rounds, roundMs }: Rounds, log: Log) {
  const measured = [];
  for (const [index, { endpoint }] of (subjects[0]?.requests ?? []).entries()) {
    log(`${endpoint} with ${subjects.map(({ name }) => name).join(', ')}`);
    const times: number[][] = subjects.map(() => []);
    for (let round = 0; round <= rounds; round++) {
      for (const [subject, { shopWithOrders, requests }] of subjects.entries()) {
        const p50 = await measureP50(shopWithOrders, requests[index] as OrderRequest, roundMs);
        // The first round only warms up.
        if (round > 0) times[subject]?.push(p50);
      }
    }
    const computeRatio = (subject: number) =>
      computeMedian((times[subject] ?? []).map((ms, round) => ms / (times[0]?.[round] ?? 1)));
    for (const [subject, { name }] of subjects.entries())
      measured.push({ endpoint, with: name, p50Ms: computeMedian(times[subject] ?? []), times: computeRatio(subject) });
  }
  return measured;
}

/** By orders in the shop, and by orders of one customer in the largest shop. */
export async function measureOrdersGrowth(serverUrl: string, counts: readonly number[], timing: Rounds, log: Log) {
  const shops: ShopWithOrders[] = [];
  try {
    for (const orders of counts) {
      log(`filling a shop with ${orders} orders`);
      shops.push(await startWithOrders(serverUrl, orders));
    }
    const shopSubjects = [];
    for (const shopWithOrders of shops) {
      const requests = [
        ...(await buildRequests(shopWithOrders, FIRST_CUSTOMER)),
        await fillCart(shopWithOrders, FIRST_CUSTOMER),
      ];
      shopSubjects.push({ shopWithOrders, requests, name: `${shopWithOrders.orders} orders` });
    }
    const byShop = await measureAlternately(shopSubjects, timing, log);
    const largest = shops.at(-1) as ShopWithOrders;
    const customerSubjects = [];
    for (const userId of [FIRST_CUSTOMER, LARGE_CUSTOMER]) {
      const { totalCount } = await findNewest(largest, userId);
      customerSubjects.push({
        shopWithOrders: largest,
        requests: await buildRequests(largest, userId),
        name: `${totalCount} own orders`,
      });
    }
    return { byShop, byCustomer: await measureAlternately(customerSubjects, timing, log) };
  } finally {
    for (const { close } of shops) await close();
  }
}
