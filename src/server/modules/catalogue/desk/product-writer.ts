import type { DeskProduct, ProductConflict } from '#contract/desk/products/desk-product.ts';
import type { ProductChange } from '#contract/desk/products/product-changes.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import { AppError, ConflictError } from '#server/http/app-error.ts';
import { type AuditActor, recordAudit, toAuditChanges } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { CatalogueConflictError, lockCatalogue } from '../catalogue-repository.ts';
import { type LiveCatalogue, refreshQuietly } from '../live-catalogue.ts';
import { getTitle, lockRecord, type ProductReader, requireProductId } from './product-reader.ts';
import { type ProductRecord, readRecords } from './product-records.ts';

/** The kind of object in the audit log. */
const PRODUCT_OBJECT = 'product';
const CHANGED_MESSAGE = 'Someone else changed this product. Compare both versions before you save yours.';

export type WriterDeps = { db: Database; clock: Clock; catalogue: LiveCatalogue; reader: ProductReader };
export type VersionInput = {
  readonly params: { readonly id: string };
  readonly body: { readonly version: number };
  readonly actor: AuditActor;
};
/** The audit entry's description of a change. */
type RecordedChange = { action: string; changes: readonly ProductChange[]; reason?: string | null };
type Decide = (tx: Database, record: ProductRecord, at: Date) => Promise<RecordedChange>;

/** Runs a change of one product: lock, version, change and audit entry in one transaction. */
export function createProductWriter({ db, clock, catalogue, reader }: WriterDeps) {
  const change = (input: VersionInput, permission: Permission, decide: Decide): Promise<DeskProduct> => {
    const id = requireProductId(input.params.id);
    return runInTransaction(db, async (tx) => {
      const at = clock.now();
      if (permission === 'catalogue.publish') await lockCatalogue(tx);
      const record = await lockRecord(tx, id, at);
      if (record.version !== input.body.version)
        throw new ConflictError(CHANGED_MESSAGE, { product: reader.describe(record) } satisfies ProductConflict);
      const recorded = await decide(tx, record, at);
      // As this transaction leaves it: the next save names this version. A discarded new product is gone.
      const changed = (await readRecords(tx, [id])).get(id) ?? record;
      await recordProductAudit(tx, { id, title: getTitle(changed), actor: input.actor, permission, at, ...recorded });
      return reader.describe(changed);
    });
  };

  return {
    /** Changes what waits to be published. */
    changeDraft: (input: VersionInput, decide: Decide): Promise<DeskProduct> => change(input, 'catalogue.edit', decide),

    /** Replaces the published version. */
    async changeOnSale(input: VersionInput, decide: Decide): Promise<DeskProduct> {
      const product = await change(input, 'catalogue.publish', decide).catch((error: unknown) => {
        if (!(error instanceof CatalogueConflictError)) throw error;
        throw new AppError({ status: 409, message: error.message, cause: error });
      });
      await refreshQuietly(catalogue);
      return product;
    },
  };
}

export type ProductWriter = ReturnType<typeof createProductWriter>;

type ProductAudit = RecordedChange & {
  id: string;
  title: string;
  actor: AuditActor;
  permission: Permission;
  at: Date;
};

export const recordProductAudit = (tx: Database, { id, title, changes, ...entry }: ProductAudit): Promise<void> =>
  recordAudit(tx, {
    ...entry,
    objectKind: PRODUCT_OBJECT,
    objectId: id,
    object: title,
    changes: toAuditChanges(changes),
  });
