import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  catalogueState,
  productImages,
  products,
  productTypes,
} from '#server/platform/database/tables/catalogue-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { toProduct } from './catalogue-row-reader.ts';
import { toImageRows, toProductRows, toTypeRows } from './catalogue-row-writer.ts';
import { groupBy } from './group-by.ts';
import { createStringPool } from './string-pool.ts';

const STATE_ID = 'catalogue';
/** Both database engines accept this many rows in one statement. */
export const ROWS_PER_INSERT = 500;
const PRODUCTS_PER_PAGE = 200;

export type StoredCatalogue = { version: string; products: Product[] };
export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>;

/** Another process stored a catalogue between our read and our write. */
export class CatalogueConflictError extends Error {
  constructor() {
    super('Somebody else changed the catalogue at the same moment. Please try again.');
  }
}

export function createCatalogueRepository(db: Database) {
  /** Returns `undefined` until a catalogue has been stored. */
  async function readVersion(): Promise<string | undefined> {
    const [state] = await db
      .select({ version: catalogueState.version })
      .from(catalogueState)
      .where(eq(catalogueState.id, STATE_ID));
    return state?.version;
  }

  /** Reads again if a new version arrives meanwhile, so that the result is consistent. */
  async function read(): Promise<StoredCatalogue> {
    const before = await readVersion();
    if (before === undefined) return { version: '', products: [] };
    const loaded = await readProducts(db);
    return (await readVersion()) === before ? { version: before, products: loaded } : read();
  }

  /** Replaces the whole catalogue in one transaction. `expected` is the version that the caller read. */
  async function replace(catalogue: StoredCatalogue, expected: string | undefined): Promise<void> {
    await runInTransaction(db, async (tx) => {
      await writeVersion(tx, catalogue.version, expected);
      await tx.delete(productImages);
      await tx.delete(productTypes);
      await tx.delete(products);
      for (const rows of splitIntoBatches(toProductRows(catalogue.products))) await tx.insert(products).values(rows);
      for (const rows of splitIntoBatches(toTypeRows(catalogue.products))) await tx.insert(productTypes).values(rows);
      for (const rows of splitIntoBatches(toImageRows(catalogue.products))) await tx.insert(productImages).values(rows);
    });
  }

  return { readVersion, read, replace };
}

/** Pages by primary key: the embedded engine never frees the memory of its largest result. */
async function readProducts(db: Database): Promise<Product[]> {
  const pool = createStringPool();
  const loaded: { position: number; product: Product }[] = [];
  for (let after: string | undefined; ; ) {
    const rows = await db
      .select()
      .from(products)
      .where(after === undefined ? undefined : gt(products.id, after))
      .orderBy(asc(products.id))
      .limit(PRODUCTS_PER_PAGE);
    const types = await selectTypes(db, rows);
    const images = await selectImages(db, rows);
    for (const row of rows) {
      const product = toProduct(row, types.get(row.id) ?? [], images.get(row.id) ?? [], pool);
      loaded.push({ position: row.position, product });
    }
    after = rows.at(-1)?.id;
    if (rows.length < PRODUCTS_PER_PAGE) break;
  }
  return loaded.sort((a, b) => a.position - b.position).map(({ product }) => product);
}

const selectTypes = async (db: Database, rows: readonly { id: string }[]) =>
  groupByProduct(
    await db
      .select()
      .from(productTypes)
      .where(inArray(productTypes.productId, getIds(rows)))
      .orderBy(asc(productTypes.position)),
  );

const selectImages = async (db: Database, rows: readonly { id: string }[]) =>
  groupByProduct(
    await db
      .select()
      .from(productImages)
      .where(inArray(productImages.productId, getIds(rows)))
      .orderBy(asc(productImages.sortOrder)),
  );

const getIds = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Runs first in the transaction, so that the second of two writers waits here and then fails. */
async function writeVersion(db: Database, version: string, expected: string | undefined): Promise<void> {
  const updated =
    expected === undefined
      ? await db.insert(catalogueState).values({ id: STATE_ID, version }).onConflictDoNothing().returning()
      : await db
          .update(catalogueState)
          .set({ version })
          .where(and(eq(catalogueState.id, STATE_ID), eq(catalogueState.version, expected)))
          .returning();
  if (updated.length === 0) throw new CatalogueConflictError();
}

const groupByProduct = <Row extends { productId: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  groupBy(rows, (row) => row.productId);

function* splitIntoBatches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) yield rows.slice(start, start + ROWS_PER_INSERT);
}
