import type { DeskProduct } from '#contract/desk/products/desk-product.ts';
import { paths } from '#contract/paths.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { createNotFoundError } from '#server/http/app-error.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { findReplacement } from '../archived-products.ts';
import type { LiveCatalogue } from '../live-catalogue.ts';
import { lockRecords, type ProductRecord, readRecords } from './product-records.ts';

const NO_SUCH_PRODUCT = 'Product not found.';

type ReaderDeps = { db: Database; catalogue: Pick<LiveCatalogue, 'getCurrent'>; publicOrigin: string };

/** Reads one product: its published version and its draft. */
export function createProductReader({ db, catalogue, publicOrigin }: ReaderDeps) {
  function describe(record: ProductRecord): DeskProduct {
    const { id, version, state, draft, published, changedAt, changedBy, changedById } = record;
    return {
      id,
      version,
      state,
      draft,
      published,
      redirectTo: findRedirect(record),
      changedAt: changedAt?.toISOString() ?? null,
      changedBy,
      changedById,
      shopUrl: `${publicOrigin}${paths.product(id)}`,
    };
  }

  function findRedirect({ state, redirectProductId }: ProductRecord): DeskProduct['redirectTo'] {
    if (state !== 'archived' || redirectProductId === null) return null;
    const current = catalogue.getCurrent();
    const target = current.productsById.get(findReplacement(current, redirectProductId) ?? '');
    return target ? { id: target.id, title: target.title } : null;
  }

  return {
    describe,

    /** Throws 404 if there is none. */
    async read(id: string): Promise<DeskProduct> {
      const productId = requireProductId(id);
      return describe(await runInTransaction(db, (tx) => readRecord(tx, productId), 'snapshot'));
    },
  };
}

export type ProductReader = ReturnType<typeof createProductReader>;

export function requireProductId(id: string): string {
  if (!isUuid(id)) throw createNotFoundError(NO_SUCH_PRODUCT);
  return id.toLowerCase();
}

export const readRecord = async (tx: Database, id: string): Promise<ProductRecord> =>
  requireRecord(await readRecords(tx, [id]), id);

/** Locks the product until the transaction ends. */
export const lockRecord = async (tx: Database, id: string, at: Date): Promise<ProductRecord> =>
  requireRecord(await lockRecords(tx, [id], at), id);

function requireRecord(records: ReadonlyMap<string, ProductRecord>, id: string): ProductRecord {
  const record = records.get(id);
  if (!record) throw createNotFoundError(NO_SUCH_PRODUCT);
  return record;
}

/** Returns the content shown first: the version that is or was on sale, or a new product's draft. */
export const getTitle = ({ published, draft }: Pick<ProductRecord, 'published' | 'draft'>): string =>
  (published ?? draft)?.title.trim() || 'Untitled';
