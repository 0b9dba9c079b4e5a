import { isNotNull } from 'drizzle-orm';
import type { Product } from '#contract/storefront/catalogue.ts';
import { UPLOADS_PREFIX } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import { type AuditActor, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { deskProducts } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { createCatalogueRepository, lockCatalogue, NO_VERSION, storeNewVersion } from '../catalogue-repository.ts';
import { sortProducts } from '../catalogue-row-writer.ts';
import type { UploadedFiles } from '../content/missing-pictures.ts';
import { isSameContent, toContent } from '../content/product-content.ts';
import { type StoredChange, storeProductChanges } from '../desk/product-repository.ts';
import { checkCatalogue, fillEmptyCatalogue } from './fill-empty-catalogue.ts';
import { readStoredProducts } from './stored-products.ts';

type Deps = { readonly db: Database; readonly clock: Clock; readonly uploads: UploadedFiles };
type Replacement = {
  readonly addedCount: number;
  readonly changedCount: number;
  /** The titles of products that the file lacks. */
  readonly hiddenTitles: readonly string[];
  readonly isReordered: boolean;
  /** Counts changed products with unpublished changes in the desk, which stay. */
  readonly draftCount: number;
};
type ReplacementResult = ({ ok: true } & Replacement) | { ok: false; problems: readonly string[] };

/**
 * Makes a catalogue file all that is on sale, in its order: products that change get a version and a history entry, and those that
 * it lacks are hidden, all in one transaction with one audit entry. A dry run only returns what would change.
 */
export async function replaceCatalogue(
  { db, clock, uploads }: Deps,
  json: unknown,
  actor: AuditActor,
  { isDryRun = false } = {},
): Promise<ReplacementResult> {
  const checked = await checkCatalogue(json, uploads);
  if (!checked.ok) return checked;
  const repository = createCatalogueRepository(db);
  if ((await repository.readVersion()) === NO_VERSION) {
    const stored = isDryRun ? checked : await fillEmptyCatalogue(repository, json, uploads);
    if (!stored.ok) return stored;
    return { ...UNCHANGED, ok: true, addedCount: checked.products.length };
  }
  return runInTransaction(db, async (tx): Promise<ReplacementResult> => {
    await lockCatalogue(tx);
    const at = clock.now();
    const { products: before } = await createCatalogueRepository(tx).read();
    const plan = planReplacement(before, checked.products);
    const problems = await describeWithdrawnTypes(tx, before, checked.products);
    if (problems.length > 0) return { ok: false, problems };
    const result = {
      addedCount: plan.added.length,
      changedCount: plan.changed.length,
      hiddenTitles: plan.removed.map(({ title }) => title),
      isReordered: plan.isReordered,
      draftCount: await countDrafts(tx, [...plan.changed, ...plan.removed]),
    };
    if (isDryRun || !hasEffect(result)) return { ok: true, ...result };
    const hasFile = (url: string) => uploads.exists(url.slice(UPLOADS_PREFIX.length));
    const store = (changes: readonly StoredChange[], action: string) =>
      changes.length === 0 ? undefined : storeProductChanges(tx, { changes, action, actor, at, hasFile });
    // These go before the others: the file may have moved their types to another product.
    await store(
      plan.removed.map((product) => ({ product, state: 'hidden' })),
      'hidden',
    );
    await store(
      [...plan.added, ...plan.changed].map((product) => ({ product })),
      'imported',
    );
    await storeNewVersion(tx);
    await sortProducts(
      tx,
      checked.products.map(({ id }) => id),
    );
    await recordReplacement(tx, result, actor, at);
    return { ok: true, ...result };
  });
}

const UNCHANGED: Replacement = { addedCount: 0, changedCount: 0, hiddenTitles: [], isReordered: false, draftCount: 0 };

export const hasEffect = ({ addedCount, changedCount, hiddenTitles, isReordered }: Replacement): boolean =>
  addedCount + changedCount + hiddenTitles.length > 0 || isReordered;

function planReplacement(before: readonly Product[], after: readonly Product[]) {
  const stored = new Map(before.map((product) => [product.id, product]));
  const ids = new Set(after.map(({ id }) => id));
  const isChanged = (product: Product) => {
    const current = stored.get(product.id);
    return current !== undefined && !isSameContent(toContent(current), toContent(product));
  };
  const kept = before.filter(({ id }) => ids.has(id));
  const keptAfter = after.filter(({ id }) => stored.has(id));
  return {
    added: after.filter(({ id }) => !stored.has(id)),
    changed: after.filter(isChanged),
    removed: before.filter(({ id }) => !ids.has(id)),
    isReordered: kept.some(({ id }, index) => id !== keptAfter[index]?.id),
  };
}

/** Types of products that were off sale before: carts and orders name them, and their products may return. */
async function describeWithdrawnTypes(
  tx: Database,
  before: readonly Product[],
  after: readonly Product[],
): Promise<string[]> {
  const { productsById, statesById, findTypeOwner } = await readStoredProducts(tx, before, []);
  const ids = new Set(after.map(({ id }) => id));
  return after.flatMap((product) => {
    const { id, title } = product;
    return toContent(product).types.flatMap((type) => {
      const owner = findTypeOwner(type.id) ?? id;
      if (ids.has(owner) || productsById.has(owner)) return [];
      return `“${title}”: type ‘${type.title}’ has the id of a type of ‘${statesById.get(owner)?.title}’, which is not on sale. Give it a new id.`;
    });
  });
}

async function countDrafts(tx: Database, changed: readonly Product[]): Promise<number> {
  const rows = await tx.select({ id: deskProducts.productId }).from(deskProducts).where(isNotNull(deskProducts.draft));
  const drafts = new Set(rows.map(({ id }) => id));
  return changed.filter(({ id }) => drafts.has(id)).length;
}

const recordReplacement = (tx: Database, result: Replacement, actor: AuditActor, at: Date) =>
  recordAudit(tx, {
    actor,
    permission: 'catalogue.publish',
    action: 'catalogue replaced',
    objectKind: 'catalogue',
    objectId: 'catalogue',
    object: 'Catalogue',
    changes: [
      { field: 'products added', from: null, to: String(result.addedCount) },
      { field: 'products changed', from: null, to: String(result.changedCount) },
      { field: 'hidden', from: null, to: String(result.hiddenTitles.length) },
    ],
    at,
  });
