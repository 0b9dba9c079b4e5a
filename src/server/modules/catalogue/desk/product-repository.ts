import { randomUUID } from 'node:crypto';
import { inArray, max } from 'drizzle-orm';
import type { ProductContent } from '#contract/desk/products/desk-product.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { ProductState } from '#domain/catalogue/product-state.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import type { AuditActor } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { splitIntoBatches } from '#server/platform/database/split-into-batches.ts';
import { deskProducts, productHistory } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { changeCatalogue, lockCatalogue } from '../catalogue-repository.ts';
import { claimImages, readPositions } from '../catalogue-row-writer.ts';
import { formatContent, toContent } from '../content/product-content.ts';
import { lockRecords, type ProductRecord } from './product-records.ts';

export type StoredChange = {
  /** The product to put on sale or, if `state` isn't 'published', as it last was on sale. */
  readonly product: Product;
  /** Default: 'published'. */
  readonly state?: Exclude<ProductState, 'new'>;
  /** Default: stays as it is. */
  readonly draft?: ProductContent | null;
  /** Only an archived product has one. */
  readonly redirectProductId?: string | null;
};

type StoredChanges = {
  readonly changes: readonly StoredChange[];
  /** The action that the history shows, such as 'published' or 'imported'. */
  readonly action: string;
  readonly actor: Pick<AuditActor, 'name' | 'staffId'>;
  readonly at: Date;
  /** Fails with `CatalogueConflictError` if the catalogue has another version by now. */
  readonly expectedVersion?: string;
  /** Returns whether an upload that is missing in the database still has a file. Default: none has. */
  readonly hasFile?: (url: string) => Promise<boolean>;
};

/** The author of content published before the desk first changed it. */
const BEFORE_THE_DESK = { action: 'imported', by: 'Catalogue file' };

/**
 * Puts products on sale or takes them off, all in one catalogue version: catalogue, history and the desk's rows, in the caller's
 * transaction. The caller checks content and versions, and records the audit entry. Returns the catalogue's version.
 */
export async function storeProductChanges(tx: Database, stored: StoredChanges): Promise<string> {
  const { changes, at, expectedVersion } = stored;
  const before = await lockCatalogue(tx, expectedVersion);
  const ids = changes.map(({ product }) => product.id);
  const records = await lockRecords(tx, ids, at);
  const positions = await readPositions(tx, ids);
  const onSale = changes.filter(isOnSale).map(({ product }) => product);
  await claimUploads(tx, onSale, records, stored.hasFile);
  const put = onSale.map((product) => ({ product, ...compareWithSale(product, records.get(product.id)) }));
  const removedIds = changes.filter((change) => !isOnSale(change)).map(({ product }) => product.id);
  const version = await changeCatalogue(tx, { put, removedIds }, before);
  await storeHistory(tx, stored, records);
  await storeRows(tx, stored, records, positions);
  return version;
}

const isOnSale = ({ state = 'published' }: StoredChange): boolean => state === 'published';

/** Published content may reference an unknown upload, for example after restoring a catalogue. */
async function claimUploads(
  tx: Database,
  onSale: readonly Product[],
  records: ReadonlyMap<string, ProductRecord>,
  hasFile: StoredChanges['hasFile'],
): Promise<void> {
  const missing = new Set<string>();
  for (const url of await claimImages(tx, onSale)) if (!(await hasFile?.(url))) missing.add(url);
  for (const { id, title, images } of missing.size === 0 ? [] : onSale) {
    const known = records.get(id)?.published?.images.map(({ url }) => url) ?? [];
    const index = images.findIndex(({ url }) => missing.has(url) && !known.includes(url));
    if (index !== -1)
      throw createBadRequestError(
        `‘${title}’: picture ${index + 1} was deleted because it hadn't been used for 30 days. Upload it again.`,
      );
  }
}

function compareWithSale(product: Product, record: ProductRecord | undefined) {
  const before = record?.state === 'published' ? record.published : undefined;
  const { types, images } = toContent(product);
  return {
    position: record?.position ?? undefined,
    hasSameTypes: JSON.stringify(before?.types) === JSON.stringify(types),
    hasSameImages: JSON.stringify(before?.images) === JSON.stringify(images),
  };
}

/** The first entry of a product that existed before the desk is what it was, so that a revert can reach it. */
async function storeHistory(
  tx: Database,
  { changes, action, actor, at }: StoredChanges,
  records: ReadonlyMap<string, ProductRecord>,
): Promise<void> {
  for (const batch of splitIntoBatches(changes)) {
    const lastTimes = await readLastTimes(
      tx,
      batch.map(({ product }) => product.id),
    );
    const entries = batch.flatMap(({ product }) => {
      const entry = { productId: product.id, content: formatContent(toContent(product)), action, by: actor.name };
      const last = lastTimes.get(product.id);
      const published = records.get(product.id)?.published;
      const before =
        last === undefined && published
          ? { productId: product.id, content: formatContent(published), ...BEFORE_THE_DESK, at: addMs(at, -1) }
          : undefined;
      // Entries of a product are sorted by time, even if the clock stands still or is set back.
      const time = last !== undefined && last >= at ? addMs(last, 1) : at;
      return [...(before ? [before] : []), { ...entry, at: time }].map((row) => ({ ...row, id: randomUUID() }));
    });
    await insertRows(tx, productHistory, entries);
  }
}

const addMs = (time: Date, ms: number): Date => new Date(time.getTime() + ms);

async function readLastTimes(tx: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await tx
    .select({ id: productHistory.productId, at: max(productHistory.at) })
    .from(productHistory)
    .where(inArray(productHistory.productId, [...ids]))
    .groupBy(productHistory.productId);
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])));
}

async function storeRows(
  tx: Database,
  { changes, actor, at }: StoredChanges,
  records: ReadonlyMap<string, ProductRecord>,
  positions: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = changes.map(({ product, state = 'published', draft, redirectProductId = null }) => {
    const record = records.get(product.id);
    const newDraft = draft === undefined ? (record?.draft ?? null) : draft;
    const isWithdrawn = state !== 'published';
    return {
      productId: product.id,
      version: (record?.version ?? 0) + 1,
      state,
      draft: newDraft && formatContent(newDraft),
      withdrawn: isWithdrawn ? formatContent(toContent(product)) : null,
      position: isWithdrawn ? (positions.get(product.id) ?? record?.position ?? null) : null,
      redirectProductId: state === 'archived' ? redirectProductId : null,
      changedAt: at,
      changedBy: actor.name,
      changedById: actor.staffId,
    };
  });
  await insertRows(tx, deskProducts, rows, { replaceBy: 'productId' });
}
