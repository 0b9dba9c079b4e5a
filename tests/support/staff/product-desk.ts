import { IDEMPOTENCY_HEADER } from '#contract/desk/desk-endpoint.ts';
import type { DeskProduct, ProductContent } from '#contract/desk/products/desk-product.ts';
import { seedDemoCatalogue } from '#server/modules/catalogue/import/seed-demo-catalogue.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import type { StorefrontBuild } from '#server/rendering/storefront-build.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { createTestDesk } from './test-desk.ts';

type ProductDeskOptions = { connection?: DatabaseConnection; storefront?: StorefrontBuild };
type SendOptions = { method?: 'GET' | 'POST'; cookie?: string; key?: string };

/** Creates the real desk with the demo catalogue and a manager who is signed in. */
export async function createProductDesk({ connection: given, storefront }: ProductDeskOptions = {}) {
  const connection = given ?? (await createTestDatabase());
  await seedDemoCatalogue(connection.db);
  const desk = await createTestDesk({ connection, ...(storefront && { storefront }) });
  const manager = await desk.addStaff('manager');
  const managerCookie = await desk.getCookie(manager.email);

  async function send<Data = DeskProduct>(path: string, body: object = {}, options: SendOptions = {}) {
    const { method = 'POST', cookie = managerCookie, key } = options;
    const response = await desk.send(`/api/desk/products${path}`, {
      method,
      cookie,
      ...(method === 'POST' && { body }),
      ...(key !== undefined && { headers: { [IDEMPOTENCY_HEADER]: key } }),
    });
    const { data, message } = response.json<{ data: Data; message: string }>();
    return { status: response.statusCode, data, message };
  }
  const read = async (id: string): Promise<DeskProduct> => (await send(`/${id}`, {}, { method: 'GET' })).data;

  return {
    ...desk,
    manager,
    /** Sends to any endpoint of the desk. */
    sendTo: desk.send,
    send,
    read,
    /** Finds a product of the demo catalogue. */
    findProduct(category: ProductContent['category'], index = 0) {
      const product = desk.catalogue.getCurrent().productsByCategory.get(category)?.[index];
      if (!product) throw new Error(`The demo catalogue has no ${category}.`);
      return product;
    },
    /** Saves changes of the draft, or of what is on sale, and returns the product. */
    async saveDraft(id: string, changes: Partial<ProductContent>): Promise<DeskProduct> {
      const { version, draft, published } = await read(id);
      const response = await send(`/${id}/draft`, { version, draft: { ...published, ...draft, ...changes } });
      if (response.status !== 200) throw new Error(response.message);
      return response.data;
    },
    async close() {
      await desk.close();
      await connection.close();
    },
  };
}

export type ProductDesk = Awaited<ReturnType<typeof createProductDesk>>;
