import { asc, inArray } from 'drizzle-orm';
import type { ProductContent } from '#contract/desk/products/desk-product.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { ProductState } from '#domain/catalogue/product-state.ts';
import type { Database } from '#server/platform/database/database.ts';
import { splitIntoBatches } from '#server/platform/database/split-into-batches.ts';
import { products } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { deskProducts } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { readProductsById } from '../catalogue-repository.ts';
import { parseContent, toContent } from '../content/product-content.ts';

type StoredDeskRow = typeof deskProducts.$inferSelect;

/** A product as the desk knows it: the catalogue's content together with the desk's row. */
export type ProductRecord = {
  readonly id: string;
  /** 0 while nobody has changed it in the desk. */
  readonly version: number;
  readonly state: ProductState;
  readonly draft: ProductContent | null;
  /** The version that is or was on sale. */
  readonly published: ProductContent | null;
  /** Its place in the catalogue when it was taken off sale. */
  readonly position: number | null;
  readonly redirectProductId: string | null;
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
  readonly changedById: string | null;
};

/** Returns the known ones of these products. */
export async function readRecords(db: Database, ids: readonly string[]): Promise<Map<string, ProductRecord>> {
  const rows: StoredDeskRow[] = [];
  for (const batch of splitIntoBatches(ids))
    rows.push(...(await db.select().from(deskProducts).where(inArray(deskProducts.productId, batch))));
  return buildRecords(rows, await readProductsById(db, ids));
}

/**
 * Like `readRecords`; until the transaction ends, nobody else writes them. Products without a row get one of version 0, because
 * a row that does not exist cannot be locked. Whoever also changes the catalogue locks that first.
 */
export async function lockRecords(tx: Database, ids: readonly string[], at: Date): Promise<Map<string, ProductRecord>> {
  const rows: StoredDeskRow[] = [];
  // All writers lock in the same order.
  for (const batch of splitIntoBatches(ids.toSorted())) {
    const onSale = await tx.select({ id: products.id }).from(products).where(inArray(products.id, batch));
    if (onSale.length > 0) {
      const empty = { version: 0, state: 'published' as const, changedAt: at, changedBy: '' };
      await tx
        .insert(deskProducts)
        .values(onSale.map(({ id }) => ({ ...empty, productId: id })))
        .onConflictDoNothing();
    }
    const locked = await tx
      .select()
      .from(deskProducts)
      .where(inArray(deskProducts.productId, batch))
      .orderBy(asc(deskProducts.productId))
      .for('update');
    rows.push(...locked);
  }
  return buildRecords(rows, await readProductsById(tx, ids));
}

function buildRecords(rows: readonly StoredDeskRow[], onSale: ReadonlyMap<string, Product>) {
  const rowsById = new Map(rows.map((row) => [row.productId, row]));
  const ids = new Set([...rowsById.keys(), ...onSale.keys()]);
  return new Map(
    [...ids].flatMap((id) => {
      const record = buildRecord(id, rowsById.get(id), onSale.get(id));
      return record ? [[id, record] as const] : [];
    }),
  );
}

/** A whole catalogue may replace another: what it contains is on sale, whatever the row says, and what it lacks is not. */
export function getState(row: { state: ProductState } | undefined, isOnSale: boolean): ProductState {
  if (isOnSale) return 'published';
  return row && row.state !== 'published' ? row.state : 'new';
}

/** Returns nothing if neither catalogue nor desk has content for it. */
function buildRecord(
  id: string,
  row: StoredDeskRow | undefined,
  product: Product | undefined,
): ProductRecord | undefined {
  const draft = parseContent(row?.draft ?? null);
  const published = product ? toContent(product) : parseContent(row?.withdrawn ?? null);
  if (!draft && !published) return undefined;
  const isChanged = row !== undefined && row.version > 0;
  return {
    id,
    version: row?.version ?? 0,
    state: getState(row, product !== undefined),
    draft,
    published,
    position: row?.position ?? null,
    redirectProductId: row?.redirectProductId ?? null,
    changedAt: isChanged ? row.changedAt : null,
    changedBy: isChanged ? row.changedBy : null,
    changedById: isChanged ? row.changedById : null,
  };
}
