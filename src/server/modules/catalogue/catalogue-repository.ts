import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Product } from '#contract/api/catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  catalogueState,
  productImages,
  products,
  productTypes,
} from '#server/platform/database/tables/catalogue-tables.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { imageRows, productRows, typeRows } from './catalogue-record.ts';
import { productOf } from './catalogue-rows.ts';
import { groupBy } from './group-by.ts';
import { createSharedTexts } from './shared-texts.ts';

const STATE_ID = 'catalogue';
/** The portable limit for one statement. */
const ROWS_PER_INSERT = 500;
const PRODUCTS_PER_PAGE = 200;

export type StoredCatalogue = { version: string; products: Product[] };
export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>;

/** Someone else stored another catalogue between our reading and our writing. */
export class CatalogueConflict extends Error {
  constructor() {
    super('The catalogue was changed by someone else at the same moment. Please try again.');
  }
}

export function createCatalogueRepository(db: Database) {
  /** `undefined` until a catalogue has been stored. */
  async function version(): Promise<string | undefined> {
    const [state] = await db
      .select({ version: catalogueState.version })
      .from(catalogueState)
      .where(eq(catalogueState.id, STATE_ID));
    return state?.version;
  }

  /** Read again when a new version arrives in between: a catalogue is never half old, half new. */
  async function read(): Promise<StoredCatalogue> {
    const before = await version();
    if (before === undefined) return { version: '', products: [] };
    const loaded = await readProducts(db);
    return (await version()) === before ? { version: before, products: loaded } : read();
  }

  /** Replaces the whole catalogue, or nothing. `expected` is the version that the caller saw. */
  async function replace(catalogue: StoredCatalogue, expected: string | undefined): Promise<void> {
    await transaction(db, async (tx) => {
      await takeVersion(tx, catalogue.version, expected);
      await tx.delete(productImages);
      await tx.delete(productTypes);
      await tx.delete(products);
      for (const rows of batches(productRows(catalogue.products))) await tx.insert(products).values(rows);
      for (const rows of batches(typeRows(catalogue.products))) await tx.insert(productTypes).values(rows);
      for (const rows of batches(imageRows(catalogue.products))) await tx.insert(productImages).values(rows);
    });
  }

  return { version, read, replace };
}

/** Page by page along the primary key: the embedded engine never gives back the memory of its largest answer. */
async function readProducts(db: Database): Promise<Product[]> {
  const shared = createSharedTexts();
  const loaded: { position: number; product: Product }[] = [];
  for (let after: string | undefined; ; ) {
    const rows = await db
      .select()
      .from(products)
      .where(after === undefined ? undefined : gt(products.id, after))
      .orderBy(asc(products.id))
      .limit(PRODUCTS_PER_PAGE);
    const types = await typesOfProducts(db, rows);
    const images = await imagesOfProducts(db, rows);
    for (const row of rows) {
      const product = productOf(row, types.get(row.id) ?? [], images.get(row.id) ?? [], shared);
      loaded.push({ position: row.position, product });
    }
    after = rows.at(-1)?.id;
    if (rows.length < PRODUCTS_PER_PAGE) break;
  }
  return loaded.sort((a, b) => a.position - b.position).map(({ product }) => product);
}

const typesOfProducts = async (db: Database, rows: readonly { id: string }[]) =>
  byProduct(
    await db
      .select()
      .from(productTypes)
      .where(inArray(productTypes.productId, idsOf(rows)))
      .orderBy(asc(productTypes.position)),
  );

const imagesOfProducts = async (db: Database, rows: readonly { id: string }[]) =>
  byProduct(
    await db
      .select()
      .from(productImages)
      .where(inArray(productImages.productId, idsOf(rows)))
      .orderBy(asc(productImages.sortOrder)),
  );

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** First in the transaction, so that of two writers one waits here and then finds that it came second. */
async function takeVersion(db: Database, version: string, expected: string | undefined): Promise<void> {
  const taken =
    expected === undefined
      ? await db.insert(catalogueState).values({ id: STATE_ID, version }).onConflictDoNothing().returning()
      : await db
          .update(catalogueState)
          .set({ version })
          .where(and(eq(catalogueState.id, STATE_ID), eq(catalogueState.version, expected)))
          .returning();
  if (taken.length === 0) throw new CatalogueConflict();
}

const byProduct = <Row extends { productId: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  groupBy(rows, (row) => row.productId);

function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) yield rows.slice(at, at + ROWS_PER_INSERT);
}
