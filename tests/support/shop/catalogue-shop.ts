import { randomUUID } from 'node:crypto';
import type { Envelope } from '#contract/envelope.ts';
import type { Cart } from '#contract/storefront/cart.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { createCatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import type { PaymentProvider } from '#server/platform/payment-provider/payment-provider.ts';
import { createBearer } from '../customers/session-tokens.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { createTestApp, createTestClock, type TestClock } from './test-app.ts';
import { testProducts } from './test-catalogue.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type ApiResponse<Data> = { status: number; headers: Record<string, unknown>; data: Data; message: string };
export type SendRequest = <Data = Cart>(method: Method, path: string, body?: unknown) => Promise<ApiResponse<Data>>;
export type CatalogueShopOptions = { env?: Record<string, string>; clock?: TestClock; provider?: PaymentProvider };
export type CatalogueShop = Awaited<ReturnType<typeof createCatalogueShop>>;

/** The real application with the test products. `wrap` may observe database queries. */
export async function createCatalogueShop(
  wrap = (connection: DatabaseConnection): DatabaseConnection => connection,
  { env = {}, clock = createTestClock(), provider }: CatalogueShopOptions = {},
) {
  const opened = await createTestDatabase();
  const repository = createCatalogueRepository(opened.db);
  await repository.replace({ version: 'shelf', products: Object.values(testProducts) }, undefined);
  const shop = await createTestApp({
    ...{ connection: wrap(opened), clock, env: { RATE_LIMIT_FACTOR: '100000', ...env } },
    ...(provider && { provider }),
  });

  const as =
    (authorization: string | undefined): SendRequest =>
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
    /** Sends requests with any Authorization header. */
    as,
    /** A new customer with an empty cart. */
    async customer(userId: string = randomUUID()) {
      return { userId, ask: as(await createBearer(userId, clock.now())) };
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
