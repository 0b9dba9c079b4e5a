import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, max } from 'drizzle-orm';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { splitIntoBatches } from '#server/platform/database/split-into-batches.ts';
import {
  catalogueState,
  productImages,
  products,
  productTypes,
} from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { deskProducts } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { rowsToProduct } from './catalogue-row-reader.ts';
import { claimImages, deleteRows, readPositions, type WrittenProduct, writeProducts } from './catalogue-row-writer.ts';
import { groupBy } from './group-by.ts';
import { createStringPool } from './string-pool.ts';
import { readSubCategoryRedirects, type SubCategoryRedirects } from './sub-categories/sub-category-redirects.ts';

const STATE_ID = 'catalogue';
const PRODUCTS_PER_READ = 200;

/** The version of a shop in which no catalogue has been stored yet. */
export const NO_VERSION = '';

export type StoredCatalogue = {
  version: string;
  /** In catalogue order. */
  products: Product[];
  /** The catalogue version in which each product last changed, by product id. */
  revisions: ReadonlyMap<string, string>;
  /** The product that an archived product's address redirects to, by id of the archived one; null for none. */
  archived: ReadonlyMap<string, string | null>;
  subCategoryRedirects: SubCategoryRedirects;
};
const NO_CATALOGUE: StoredCatalogue = {
  version: NO_VERSION,
  products: [],
  revisions: new Map(),
  archived: new Map(),
  subCategoryRedirects: new Map(),
};
/** The catalogue in memory, so that a process reads only changes. */
type CachedProducts = {
  readonly productsById: ReadonlyMap<string, Product>;
  readonly revisions: ReadonlyMap<string, string>;
};
export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>;

/** Another process stored a catalogue between our read and our write. */
export class CatalogueConflictError extends Error {
  constructor() {
    super('Somebody else changed the catalogue at the same moment. Please try again.');
  }
}

export function createCatalogueRepository(db: Database) {
  async function readVersion(): Promise<string> {
    const [state] = await db
      .select({ version: catalogueState.version })
      .from(catalogueState)
      .where(eq(catalogueState.id, STATE_ID));
    return state?.version ?? NO_VERSION;
  }

  /** Reads again if a new version arrives meanwhile, so that the result is consistent. */
  async function read(cached: CachedProducts = NOTHING_CACHED): Promise<StoredCatalogue> {
    const before = await readVersion();
    if (before === NO_VERSION) return NO_CATALOGUE;
    const loaded = {
      version: before,
      ...(await readProducts(db, cached)),
      archived: await readArchived(db),
      subCategoryRedirects: await readSubCategoryRedirects(db),
    };
    return (await readVersion()) === before ? loaded : read(cached);
  }

  /** Replaces the whole catalogue in one transaction. `expected` is the version that the caller read. */
  async function replace(catalogue: Pick<StoredCatalogue, 'version' | 'products'>, expected: string): Promise<void> {
    await runInTransaction(db, async (tx) => {
      await writeVersion(tx, catalogue.version, expected);
      await tx.delete(productImages);
      await tx.delete(productTypes);
      await tx.delete(products);
      const placed = catalogue.products.map((product, position) => ({ product, position }));
      await claimImages(tx, catalogue.products);
      await writeProducts(tx, placed, catalogue.version);
    });
  }

  return { readVersion, read, replace };
}

const NOTHING_CACHED: CachedProducts = { productsById: new Map(), revisions: new Map() };

async function readProducts(
  db: Database,
  cached: CachedProducts,
): Promise<Pick<StoredCatalogue, 'products' | 'revisions'>> {
  const index = await db
    .select({ id: products.id, revision: products.revision })
    .from(products)
    // Two products may share a position after one of them was off sale for a while.
    .orderBy(asc(products.position), asc(products.id));
  const isCached = ({ id, revision }: { id: string; revision: string }) =>
    revision !== '' && cached.revisions.get(id) === revision;
  const loaded = await readProductsById(db, getIds(index.filter((entry) => !isCached(entry))));
  return {
    products: index.flatMap(({ id }) => loaded.get(id) ?? cached.productsById.get(id) ?? []),
    revisions: new Map(index.map(({ id, revision }) => [id, revision])),
  };
}

/** Reads in batches: the embedded engine never frees the memory of its largest result. */
export async function readProductsById(db: Database, ids: readonly string[]): Promise<Map<string, Product>> {
  const pool = createStringPool();
  const loaded = new Map<string, Product>();
  for (const batch of splitIntoBatches(ids, PRODUCTS_PER_READ)) {
    const rows = await db.select().from(products).where(inArray(products.id, batch));
    const types = await selectTypes(db, rows);
    const images = await selectImages(db, rows);
    for (const row of rows)
      loaded.set(row.id, rowsToProduct(row, types.get(row.id) ?? [], images.get(row.id) ?? [], pool));
  }
  return loaded;
}

async function readArchived(db: Database): Promise<StoredCatalogue['archived']> {
  const rows = await db
    .select({ id: deskProducts.productId, redirectTo: deskProducts.redirectProductId })
    .from(deskProducts)
    .where(eq(deskProducts.state, 'archived'));
  return new Map(rows.map(({ id, redirectTo }) => [id, redirectTo]));
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
async function writeVersion(db: Database, version: string, expected: string): Promise<void> {
  const updated =
    expected === NO_VERSION
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

type CatalogueChanges = {
  /** New products without a position come last; others keep theirs. */
  readonly put: readonly (WrittenProduct & { readonly position?: number | undefined })[];
  readonly removedIds: readonly string[];
};

/**
 * Until the transaction ends, nobody else changes the catalogue: writers queue here. Returns the version. With `expected`, fails if
 * the catalogue has another version by now. An empty shop has no row to lock: pass the returned version to `changeCatalogue`, which
 * fails if another first catalogue was stored meanwhile.
 */
export async function lockCatalogue(tx: Database, expected?: string): Promise<string> {
  const [state] = await tx
    .select({ version: catalogueState.version })
    .from(catalogueState)
    .where(eq(catalogueState.id, STATE_ID))
    .for('update');
  const version = state?.version ?? NO_VERSION;
  if (expected !== undefined && version !== expected) throw new CatalogueConflictError();
  return version;
}

/** Computes the next version from the last one and what changes. Returns it. */
export async function storeNewVersion(tx: Database, change?: unknown, expected?: string): Promise<string> {
  const before = await lockCatalogue(tx, expected);
  const version = createHash('sha256')
    .update(JSON.stringify([before, change]))
    .digest('hex')
    .slice(0, 32);
  await writeVersion(tx, version, before);
  return version;
}

/** Changes some products as one catalogue version, in the caller's transaction, and returns that version. */
export async function changeCatalogue(
  tx: Database,
  { put, removedIds }: CatalogueChanges,
  expected?: string,
): Promise<string> {
  const changed = put.map(({ product }) => product);
  const version = await storeNewVersion(tx, [changed, removedIds], expected);
  const putIds = put.map(({ product }) => product.id);
  const positions = await readPositions(tx, putIds);
  const [last] = await tx.select({ position: max(products.position) }).from(products);
  const next = (last?.position ?? -1) + 1;
  await deleteRows(tx, put, removedIds);
  const placed = put.map(({ position, ...written }, index) => ({
    ...written,
    position: positions.get(written.product.id) ?? position ?? next + index,
  }));
  await writeProducts(tx, placed, version);
  return version;
}
