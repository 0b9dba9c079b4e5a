import { randomUUID } from 'node:crypto';
import type { Envelope } from '#contract/envelope.ts';
import type { Cart } from '#contract/storefront/cart.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { createCatalogueRepository, NO_VERSION } from '#server/modules/catalogue/catalogue-repository.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import type { PaymentProvider } from '#server/platform/payment-provider/payment-provider.ts';
import type { StorefrontBuild } from '#server/rendering/storefront-build.ts';
import { createBearer } from '../customers/session-tokens.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { createTestApp, createTestClock, type TestClock } from './test-app.ts';
import { testProducts } from './test-catalogue.ts';

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type ApiResponse<Data> = { status: number; headers: Record<string, unknown>; data: Data; message: string };
export type SendRequest = <Data = Cart>(method: HttpMethod, path: string, body?: unknown) => Promise<ApiResponse<Data>>;
export type CatalogueShopOptions = {
  env?: Record<string, string>;
  clock?: TestClock;
  provider?: PaymentProvider;
  web?: StorefrontBuild;
  /** An empty database, closed with the shop. */
  connection?: DatabaseConnection;
};
export type CatalogueShop = Awaited<ReturnType<typeof createCatalogueShop>>;

/** Creates the real application with the test products. */
export async function createCatalogueShop({
  env = {},
  clock = createTestClock(),
  provider,
  web,
  connection: emptyDatabase,
}: CatalogueShopOptions = {}) {
  const connection = emptyDatabase ?? (await createTestDatabase());
  const repository = createCatalogueRepository(connection.db);
  await repository.replace({ version: 'initial', products: Object.values(testProducts) }, NO_VERSION);
  const shop = await createTestApp({
    connection,
    clock,
    env: { RATE_LIMIT_FACTOR: '100000', ...env },
    ...(provider && { provider }),
    ...(web && { web }),
  });

  const sendAs =
    (authorization: string | undefined): SendRequest =>
    async <Data>(method: HttpMethod, path: string, body?: unknown) => {
      const response = await shop.app.inject({
        method,
        url: `/api/${path}`,
        headers: authorization === undefined ? {} : { authorization },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const { data, message } = response.json<Envelope<Data>>();
      return { status: response.statusCode, headers: response.headers, data: data as Data, message };
    };

  return {
    ...shop,
    clock,
    /** Sends requests with any Authorization header. */
    sendAs,
    /** Creates a customer with an empty cart. */
    async createCustomer(userId: string = randomUUID()) {
      return { userId, send: sendAs(await createBearer(userId, clock.now())) };
    },
    async replaceProducts(products: Product[]): Promise<void> {
      await repository.replace({ version: randomUUID(), products }, await repository.readVersion());
      await shop.catalogue.refresh();
    },
    async close() {
      await shop.close();
      await connection.close();
    },
  };
}
