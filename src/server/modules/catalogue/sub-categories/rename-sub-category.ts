import { eq } from 'drizzle-orm';
import type { ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import type { ProductContent } from '#contract/desk/products/desk-product.ts';
import type { DeskSubCategoryList, RenameConflict, renameSubCategory } from '#contract/desk/sub-categories.ts';
import { CATEGORIES, type Category } from '#domain/catalogue/category.ts';
import { buildSubCategorySlug, type RenamedSubCategory } from '#domain/catalogue/sub-category.ts';
import { checkStaffNote } from '#domain/staff/staff-note.ts';
import { ConflictError, createBadRequestError } from '#server/http/app-error.ts';
import { type AuditActor, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { deskProducts } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { lockCatalogue } from '../catalogue-repository.ts';
import { contentToProduct, dropUnchangedDraft, formatContent } from '../content/product-content.ts';
import { lockRecords, type ProductRecord } from '../desk/product-records.ts';
import { type StoredChange, storeProductChanges } from '../desk/product-repository.ts';
import { type LiveCatalogue, refreshQuietly } from '../live-catalogue.ts';
import { planRenaming, type RenameRequest, type Renaming } from './rename-plan.ts';
import { findMembers, readMembers } from './sub-category-members.ts';
import { storeSubCategoryRedirects } from './sub-category-redirects.ts';

/** Moves the pictures and texts of the sub-category to its new address, in the same transaction. */
export type RenameContent = (
  tx: Database,
  renamed: RenamedSubCategory,
  change: { readonly actor: AuditActor; readonly at: Date },
) => Promise<void>;
type RenameDeps = {
  db: Database;
  clock: Clock;
  catalogue: LiveCatalogue;
  renameContent: RenameContent;
  list(): Promise<DeskSubCategoryList>;
};
type Input = ParsedDeskInput<typeof renameSubCategory> & { readonly actor: AuditActor };

const CHANGED_MESSAGE = 'Products of this sub-category changed in the meantime. Please check the numbers again.';
const HISTORY_ACTION = 'sub-category renamed';

/** Renames a sub-category in all its products: one transaction, one catalogue version, one audit entry. */
export const createSubCategoryRename =
  ({ db, clock, catalogue, renameContent, list }: RenameDeps) =>
  async ({ body, actor }: Input): Promise<DeskSubCategoryList> => {
    const reason = checkStaffNote('Reason', body.reason);
    if (!reason.ok) throw createBadRequestError(reason.message);
    await runInTransaction(db, async (tx) => {
      const at = clock.now();
      await lockCatalogue(tx);
      const newSlug = buildSubCategorySlug(body.category, body.name);
      // Content before products: publishing content locks it before the pictures that both name.
      if (newSlug !== body.slug)
        await renameContent(tx, { category: body.category, oldSlug: body.slug, newSlug }, { actor, at });
      const { renaming, records } = await lockMembers(tx, body, at);
      const { plan, source } = renaming;
      await changeProducts(tx, { records, rename: createRename(body, plan.newName), actor, at });
      if (newSlug !== body.slug)
        await storeSubCategoryRedirects(tx, {
          category: body.category,
          oldNames: source.names,
          newName: plan.newName,
          at,
        });
      await recordRename(tx, { renaming, category: body.category, actor, at, reason: reason.value });
    });
    await refreshQuietly(catalogue);
    return list();
  };

/** Locks the products until the transaction ends, and checks that nobody has changed them since staff saw the plan. */
async function lockMembers(tx: Database, body: RenameRequest & { version: string }, at: Date) {
  const { members } = findMembers(await readMembers(tx), body.category, body.slug);
  const ids = members.map(({ id }) => id);
  const records = await lockRecords(tx, ids, at);
  const renaming = planRenaming(await readMembers(tx), body);
  if (renaming.plan.version !== body.version)
    throw new ConflictError(CHANGED_MESSAGE, { plan: renaming.plan } satisfies RenameConflict);
  return { renaming, records: [...records.values()] };
}

type Rename = (content: ProductContent) => ProductContent;

const createRename =
  ({ category, slug }: RenameRequest, newName: string): Rename =>
  (content) =>
    buildSubCategorySlug(category, content.subCategory) === slug ? { ...content, subCategory: newName } : content;

type ProductChanges = {
  readonly records: readonly ProductRecord[];
  readonly rename: Rename;
  readonly actor: AuditActor;
  readonly at: Date;
};

async function changeProducts(tx: Database, { records, rename, actor, at }: ProductChanges): Promise<void> {
  const changes = records.flatMap((record) => toStoredChange(record, rename) ?? []);
  await storeProductChanges(tx, { changes, action: HISTORY_ACTION, actor, at });
  const stored = new Set(changes.map(({ product }) => product.id));
  // Products in the sub-category only by their draft.
  for (const { id, version, draft, published } of records.filter((record) => !stored.has(record.id))) {
    const renamed = dropUnchangedDraft(draft && rename(draft), published);
    await tx
      .update(deskProducts)
      .set({
        draft: renamed && formatContent(renamed),
        version: version + 1,
        changedAt: at,
        changedBy: actor.name,
        changedById: actor.staffId,
      })
      .where(eq(deskProducts.productId, id));
  }
}

/** Changes the draft alike, so that publishing it later does not undo the change. */
function toStoredChange(record: ProductRecord, rename: Rename): StoredChange | undefined {
  const { id, state, published, redirectProductId } = record;
  if (!published || state === 'new') return undefined;
  const content = rename(published);
  if (content === published) return undefined;
  return {
    product: contentToProduct(id, content),
    state,
    draft: dropUnchangedDraft(record.draft && rename(record.draft), content),
    redirectProductId,
  };
}

type RenameAudit = { renaming: Renaming; category: Category; actor: AuditActor; at: Date; reason: string };

function recordRename(tx: Database, { renaming: { plan, source }, category, ...entry }: RenameAudit): Promise<void> {
  const count = source.members.length;
  return recordAudit(tx, {
    ...entry,
    permission: 'catalogue.publish',
    action: plan.mergedInto ? 'sub-categories merged' : 'sub-category renamed',
    objectKind: 'sub-category',
    objectId: plan.oldAddress,
    object: `${CATEGORIES[category].name}: ${plan.oldName}`,
    changes: [
      { field: 'Name', from: plan.oldName, to: plan.newName },
      { field: 'Address', from: plan.oldAddress, to: plan.newAddress },
      { field: 'Products', from: null, to: String(count) },
    ].filter(({ from, to }) => from !== to),
  });
}
