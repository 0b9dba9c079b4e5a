import { desc, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { ProductContent } from '#contract/desk/products/desk-product.ts';
import { parseContent } from '#server/modules/catalogue/content/product-content.ts';
import type { Database } from '#server/platform/database/database.ts';
import { splitIntoBatches } from '#server/platform/database/split-into-batches.ts';
import { deskProducts } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';

/** The desk's record of a product, without its large contents. */
export type DeskRow = Awaited<ReturnType<typeof readUnpublishedRows>>[number];

const COLUMNS = {
  id: deskProducts.productId,
  version: deskProducts.version,
  state: deskProducts.state,
  hasDraft: sql<boolean>`${deskProducts.draft} is not null`,
  changedAt: deskProducts.changedAt,
  changedBy: deskProducts.changedBy,
};

/** Reads the rows of products that are not on sale or have a draft: the catalogue in memory lacks them. Newest first. */
export const readUnpublishedRows = (db: Database) =>
  db
    .select(COLUMNS)
    .from(deskProducts)
    .where(or(ne(deskProducts.state, 'published'), isNotNull(deskProducts.draft)))
    .orderBy(desc(deskProducts.changedAt), deskProducts.productId);

export const readRows = (db: Database, ids: readonly string[]): Promise<DeskRow[]> =>
  db
    .select(COLUMNS)
    .from(deskProducts)
    .where(inArray(deskProducts.productId, [...ids]));

/** Reads the ids of changed products, newest first. */
export async function readChangedIds(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: deskProducts.productId })
    .from(deskProducts)
    .where(gt(deskProducts.version, 0))
    .orderBy(desc(deskProducts.changedAt), deskProducts.productId);
  return rows.map(({ id }) => id);
}

/** Caches the contents of products that are not on sale, by version. */
export function createContentCache(db: Database) {
  const cache = new Map<string, { version: number; content: ProductContent | null }>();
  return async (rows: readonly DeskRow[]): Promise<ReadonlyMap<string, ProductContent>> => {
    const missing = rows.filter(({ id, version }) => cache.get(id)?.version !== version);
    for (const batch of splitIntoBatches(missing)) {
      const { productId: id, version, draft, withdrawn } = deskProducts;
      const ids = batch.map((row) => row.id);
      const loaded = await db.select({ id, version, draft, withdrawn }).from(deskProducts).where(inArray(id, ids));
      for (const row of loaded)
        cache.set(row.id, { version: row.version, content: parseContent(row.withdrawn ?? row.draft) });
    }
    const listed = new Set(rows.map(({ id }) => id));
    for (const id of cache.keys()) if (!listed.has(id)) cache.delete(id);
    return new Map([...cache].flatMap(([id, { content }]) => (content ? [[id, content] as const] : [])));
  };
}
