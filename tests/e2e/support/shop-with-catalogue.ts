import { randomUUID } from 'node:crypto';
import type { Product } from '#contract/storefront/catalogue.ts';
import { createCatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { getPackageRoot } from '#server/platform/package-root.ts';
import { loadStorefrontBuild } from '#server/rendering/storefront-build.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { startListeningShop } from '#tests/support/shop/listening-shop.ts';

export type ShopWithCatalogue = {
  address: string;
  /** Replaces the catalogue of the running shop. */
  replaceProducts(products: Product[]): Promise<void>;
  stop(): Promise<void>;
};

/** Creating a database takes long on a busy machine. */
export const SHOP_START_TIMEOUT_MS = 180_000;

/** The built storefront with its own catalogue, in this process. */
export async function startShopWithCatalogue(products: Product[]): Promise<ShopWithCatalogue> {
  const connection = await createTestDatabase();
  const repository = createCatalogueRepository(connection.db);
  const store = async (next: Product[]) =>
    repository.replace({ version: randomUUID(), products: next }, await repository.readVersion());
  await store(products);
  const web = await loadStorefrontBuild(getPackageRoot());
  const shop = await startListeningShop({ connection, web, env: { RATE_LIMIT_FACTOR: '1000' } });
  return {
    address: shop.address,
    async replaceProducts(next) {
      await store(next);
      await shop.catalogue.refresh();
    },
    async stop() {
      await shop.close();
      await connection.close();
    },
  };
}
