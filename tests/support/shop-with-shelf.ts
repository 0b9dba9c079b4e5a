import { randomUUID } from 'node:crypto';
import type { Cart } from '#contract/api/cart.ts';
import type { Product } from '#contract/api/catalogue.ts';
import type { Envelope } from '#contract/envelope.ts';
import { createCatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import type { PaymentProvider } from '#server/platform/payment-provider/payment-provider.ts';
import { makeTestApp, type TestClock, testClock } from './make-test-app.ts';
import { bearerOf } from './session-tokens.ts';
import { shelf } from './shelf.ts';
import { openTestDatabase } from './test-database.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Answer<Data> = { status: number; headers: Record<string, unknown>; data: Data; message: string };
export type Ask = <Data = Cart>(method: Method, path: string, body?: unknown) => Promise<Answer<Data>>;
export type ShelfShopParts = { env?: Record<string, string>; clock?: TestClock; provider?: PaymentProvider };
export type ShelfShop = Awaited<ReturnType<typeof openShopWithShelf>>;

/** The real application with the products of the shelf. `wrap` may watch what is asked of the database. */
export async function openShopWithShelf(
  wrap = (connection: DatabaseConnection): DatabaseConnection => connection,
  { env = {}, clock = testClock(), provider }: ShelfShopParts = {},
) {
  const opened = await openTestDatabase();
  const repository = createCatalogueRepository(opened.db);
  await repository.replace({ version: 'shelf', products: Object.values(shelf) }, undefined);
  const shop = await makeTestApp({
    ...{ connection: wrap(opened), clock, env: { RATE_LIMIT_FACTOR: '100000', ...env } },
    ...(provider && { provider }),
  });

  const as =
    (authorization: string | undefined): Ask =>
    async <Data>(method: Method, path: string, body?: unknown) => {
      const answer = await shop.app.inject({
        method,
        url: `/api/${path}`,
        headers: authorization === undefined ? {} : { authorization },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const { data, message } = answer.json<Envelope<Data>>();
      return { status: answer.statusCode, headers: answer.headers, data: data as Data, message };
    };

  return {
    ...shop,
    clock,
    /** Calls under any Authorization header. */
    as,
    /** A customer of their own with an empty cart. */
    async customer(userId: string = randomUUID()) {
      return { userId, ask: as(await bearerOf(userId, clock.now())) };
    },
    async restock(products: Product[]): Promise<void> {
      await repository.replace({ version: randomUUID(), products }, await repository.version());
      await shop.catalogue.refresh();
    },
    async close() {
      await shop.close();
      await opened.close();
    },
  };
}
