import { and, asc, gt, like, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { findUploadUrls, UPLOADS_PREFIX } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import type { Database } from '#server/platform/database/database.ts';
import { productImages } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { deskProducts, productHistory } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { contentDocuments, contentHistory } from '#server/platform/database/tables/content-tables.ts';
import { cartLines, wishlistEntries } from '#server/platform/database/tables/orders/cart-tables.ts';
import { orderItems } from '#server/platform/database/tables/orders/order-tables.ts';

type Place = {
  readonly table: PgTable;
  readonly text: PgColumn | SQL<string>;
  /** Long texts are read page by page, in the order of this key. */
  readonly key?: PgColumn;
};

/** Every place that names pictures: one that is named here is never removed. Add new places to this list. */
const PLACES: readonly Place[] = [
  { table: productImages, text: productImages.url },
  { table: deskProducts, text: deskProducts.draft, key: deskProducts.productId },
  { table: deskProducts, text: deskProducts.withdrawn, key: deskProducts.productId },
  { table: productHistory, text: productHistory.content, key: productHistory.id },
  { table: contentDocuments, text: contentDocuments.draft, key: contentDocuments.key },
  { table: contentDocuments, text: contentDocuments.published, key: contentDocuments.key },
  { table: contentHistory, text: contentHistory.content, key: contentHistory.id },
  { table: cartLines, text: cartLines.imageUrl },
  { table: wishlistEntries, text: wishlistEntries.shown },
  { table: orderItems, text: sql<string>`substring(${orderItems.shown} from '"productImageUrl":"([^"]*)"')` },
];
const PAGE_ROWS = 200;

/** Returns the addresses of all uploaded pictures that something names. */
export async function findNamedPictures(db: Database): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const place of PLACES)
    for await (const texts of readTexts(db, place))
      for (const text of texts) for (const url of findUploadUrls(text)) named.add(url);
  return named;
}

async function* readTexts(db: Database, { table, text, key }: Place): AsyncGenerator<string[]> {
  const isNaming = like(text, `%${UPLOADS_PREFIX}%`);
  if (!key) {
    const rows = await db.selectDistinct({ text }).from(table).where(isNaming);
    yield rows.map((row) => String(row.text));
    return;
  }
  let last: unknown;
  for (;;) {
    const rows = await db
      .select({ text, key })
      .from(table)
      .where(and(isNaming, last === undefined ? undefined : gt(key, last)))
      .orderBy(asc(key))
      .limit(PAGE_ROWS);
    yield rows.map((row) => String(row.text));
    if (rows.length < PAGE_ROWS) return;
    last = rows.at(-1)?.key;
  }
}
