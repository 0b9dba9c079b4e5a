import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import type { DeskProduct, ProductContent } from '#contract/desk/products/desk-product.ts';
import { listProductChanges } from '#contract/desk/products/product-changes.ts';
import type {
  createProduct,
  discardProductDraft,
  duplicateProduct,
  revertProduct,
  saveProductDraft,
} from '#contract/desk/products/products.ts';
import { MAX_TITLE_LENGTH } from '#domain/catalogue/product-limits.ts';
import { checkStaffNote } from '#domain/staff/staff-note.ts';
import { isBlank } from '#domain/text/text-limits.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import type { AuditActor } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { deskProducts, productHistory } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { claimPictures } from '#server/platform/pictures/claim-pictures.ts';
import {
  createEmptyDraft,
  dropUnchangedDraft,
  formatContent,
  isSameContent,
  parseContent,
  pickContent,
} from '../content/product-content.ts';
import { findStorageProblem } from './draft-limits.ts';
import { getTitle, readRecord, requireProductId } from './product-reader.ts';
import type { ProductRecord } from './product-records.ts';
import { type ProductWriter, recordProductAudit, type WriterDeps } from './product-writer.ts';

type ByStaff = { readonly actor: AuditActor };

const NO_DRAFT = 'There are no unpublished changes.';

/** Changes that nobody outside the desk sees. */
export function createDraftChanges({ db, clock, reader }: WriterDeps, writer: ProductWriter) {
  const start = (draft: ProductContent, action: string, actor: AuditActor): Promise<DeskProduct> => {
    const problem = findStorageProblem(draft);
    if (problem !== undefined) throw createBadRequestError(problem);
    const id = deriveProductId(actor);
    return runInTransaction(db, async (tx) => {
      const at = clock.now();
      await claimPictures(tx, listUrls(draft));
      await tx.insert(deskProducts).values({
        productId: id,
        version: 1,
        state: 'new',
        draft: formatContent(draft),
        changedAt: at,
        changedBy: actor.name,
        changedById: actor.staffId,
      });
      const record = await readRecord(tx, id);
      const title = getTitle(record);
      await recordProductAudit(tx, { id, title, actor, permission: 'catalogue.edit', action, changes: [], at });
      return reader.describe(record);
    });
  };

  return {
    create({ body, actor }: ParsedDeskInput<typeof createProduct> & ByStaff): Promise<DeskProduct> {
      const title = body.title.trim();
      if (isBlank(title)) throw createBadRequestError('Title: enter some text.');
      if (title.length > MAX_TITLE_LENGTH)
        throw createBadRequestError(`Title: at most ${MAX_TITLE_LENGTH} characters.`);
      return start({ ...createEmptyDraft(body.category), title }, 'product created', actor);
    },

    async duplicate({ params, actor }: ParsedDeskInput<typeof duplicateProduct> & ByStaff): Promise<DeskProduct> {
      const { draft, published } = await readRecord(db, requireProductId(params.id));
      const source = draft ?? published;
      if (!source) throw createBadRequestError(NO_DRAFT);
      const copy = {
        ...source,
        title: `Copy of ${source.title}`.slice(0, MAX_TITLE_LENGTH),
        slug: null,
        types: source.types.map((type) => ({ ...type, id: randomUUID() })),
      };
      return start(copy, 'product duplicated', actor);
    },

    /** Finds what an earlier `create` or `duplicate` with the same key has started. */
    readStarted: ({ actor }: ByStaff): Promise<DeskProduct> => reader.read(deriveProductId(actor)),

    save: (input: ParsedDeskInput<typeof saveProductDraft> & ByStaff): Promise<DeskProduct> =>
      writer.changeDraft(input, async (tx, record, at) => {
        const draft = pickContent(input.body.draft);
        const before = record.draft ?? record.published ?? draft;
        if (record.published && record.published.category !== draft.category)
          throw createBadRequestError('A product that was on sale keeps its category. Start a new one instead.');
        await storeDraft(tx, record, { draft, actor: input.actor, at });
        return { action: 'product draft saved', changes: listProductChanges(before, draft) };
      }),

    revert: (input: ParsedDeskInput<typeof revertProduct> & ByStaff): Promise<DeskProduct> =>
      writer.changeDraft(input, async (tx, record, at) => {
        const draft = await readHistoryContent(tx, record.id, input.body.entryId);
        if (record.state === 'published' && record.published && isSameContent(record.published, draft))
          throw createBadRequestError('This version is already on sale.');
        await storeDraft(tx, record, { draft, actor: input.actor, at });
        const before = record.draft ?? record.published ?? draft;
        return { action: 'product reverted', changes: listProductChanges(before, draft) };
      }),

    /** Returns nothing for a product that was never published: it is gone. */
    async discard(
      input: ParsedDeskInput<typeof discardProductDraft> & ByStaff,
    ): Promise<{ product: DeskProduct | null }> {
      let isGone = false;
      const product = await writer.changeDraft(input, async (tx, record, at) => {
        const { draft, published } = record;
        if (!draft) throw createBadRequestError(NO_DRAFT);
        isGone = published === null;
        const reason = checkStaffNote('Reason', input.body.reason);
        if (!reason.ok) throw createBadRequestError(reason.message);
        if (isGone) await tx.delete(deskProducts).where(eq(deskProducts.productId, record.id));
        else await storeDraft(tx, record, { draft: null, actor: input.actor, at });
        const changes = listProductChanges(draft, published ?? createEmptyDraft(draft.category));
        return { action: isGone ? 'product discarded' : 'product draft discarded', changes, reason: reason.value };
      });
      return { product: isGone ? null : product };
    },
  };
}

/** The same request always starts the same product, so that a repeat finds it. */
function deriveProductId({ idempotencyKey }: AuditActor): string {
  if (idempotencyKey === undefined) throw new Error('A new product needs the key of its request.');
  const hex = createHash('sha256').update(`product ${idempotencyKey}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function readHistoryContent(tx: Database, productId: string, entryId: string): Promise<ProductContent> {
  const isEntry = and(eq(productHistory.id, entryId), eq(productHistory.productId, productId));
  const [entry] = isUuid(entryId) ? await tx.select().from(productHistory).where(isEntry) : [];
  const content = parseContent(entry?.content ?? null);
  if (!content) throw createBadRequestError("We couldn't find this version.");
  return content;
}

const listUrls = ({ images }: ProductContent): string[] => images.map(({ url }) => url);

type DraftWrite = { draft: ProductContent | null; actor: AuditActor; at: Date };

async function storeDraft(tx: Database, record: ProductRecord, { draft, actor, at }: DraftWrite): Promise<void> {
  const problem = draft && findStorageProblem(draft);
  if (problem) throw createBadRequestError(problem);
  const changed = dropUnchangedDraft(draft, record.published);
  if (changed) await claimPictures(tx, listUrls(changed));
  await tx
    .update(deskProducts)
    .set({
      draft: changed && formatContent(changed),
      version: record.version + 1,
      changedAt: at,
      changedBy: actor.name,
      changedById: actor.staffId,
    })
    .where(eq(deskProducts.productId, record.id));
}
