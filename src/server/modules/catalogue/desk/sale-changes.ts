import { eq } from 'drizzle-orm';
import type { ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import type { DeskProduct, ProductContent } from '#contract/desk/products/desk-product.ts';
import { listProductChanges, listStateChange } from '#contract/desk/products/product-changes.ts';
import type { archiveProduct } from '#contract/desk/products/products.ts';
import { checkStaffNote } from '#domain/staff/staff-note.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import type { AuditActor } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { products } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { contentToProduct, toContent } from '../content/product-content.ts';
import type { ProductRecord } from './product-records.ts';
import { storeProductChanges } from './product-repository.ts';
import type { ProductWriter, VersionInput } from './product-writer.ts';
import { preparePublication, prepareReturn } from './publication.ts';

/** Changes of one product that shoppers see. */
export const createSaleChanges = (writer: ProductWriter) => ({
  publish: (input: VersionInput): Promise<DeskProduct> =>
    writer.changeOnSale(input, async (tx, record, at) => {
      const { draft, published } = record;
      if (!draft) throw createBadRequestError('There are no unpublished changes.');
      const product = await preparePublication(tx, { ...record, draft });
      const { actor } = input;
      await storeProductChanges(tx, { changes: [{ product, draft: null }], action: 'published', actor, at });
      const changes = published ? listProductChanges(published, toContent(product)) : [];
      return { action: 'product published', changes: [...listStateChange(record.state, 'published'), ...changes] };
    }),

  hide: (input: VersionInput): Promise<DeskProduct> =>
    writer.changeOnSale(input, async (tx, record, at) => {
      const product = contentToProduct(record.id, requireOnSale(record));
      const { actor } = input;
      await storeProductChanges(tx, { changes: [{ product, state: 'hidden' }], action: 'hidden', actor, at });
      return { action: 'product hidden', changes: listStateChange(record.state, 'hidden') };
    }),

  show: (input: VersionInput): Promise<DeskProduct> =>
    writer.changeOnSale(input, async (tx, record, at) => {
      const product = await prepareReturn(tx, { id: record.id, content: requireWithdrawn(record) });
      await storeProductChanges(tx, { changes: [{ product }], action: 'shown', actor: input.actor, at });
      return { action: 'product shown', changes: listStateChange(record.state, 'published') };
    }),

  archive(input: ParsedDeskInput<typeof archiveProduct> & { actor: AuditActor }): Promise<DeskProduct> {
    const reason = checkStaffNote('Reason', input.body.reason);
    if (!reason.ok) throw createBadRequestError(reason.message);
    return writer.changeOnSale(input, async (tx, record, at) => {
      if (!record.published) throw createBadRequestError('This product was never on sale. Discard it instead.');
      const target = await findTarget(tx, record.id, input.body.redirectTo);
      const product = contentToProduct(record.id, record.published);
      const change = { product, state: 'archived' as const, redirectProductId: target?.id ?? null };
      await storeProductChanges(tx, { changes: [change], action: 'archived', actor: input.actor, at });
      const redirect = { label: 'Its address redirects to', from: '', to: target?.title ?? '' };
      return {
        action: 'product archived',
        changes: [...listStateChange(record.state, 'archived'), ...(target ? [redirect] : [])],
        reason: reason.value,
      };
    });
  },
});

function requireOnSale({ state, published }: ProductRecord): ProductContent {
  if (state !== 'published' || !published) throw createBadRequestError("This product isn't on sale.");
  return published;
}

function requireWithdrawn({ state, published }: ProductRecord): ProductContent {
  if (state === 'published') throw createBadRequestError('This product is already on sale.');
  if (!published) throw createBadRequestError('This product was never on sale. Publish it instead.');
  return published;
}

async function findTarget(tx: Database, id: string, redirectTo: string | null) {
  if (redirectTo === null) return undefined;
  const targetId = redirectTo.toLowerCase();
  const [target] =
    isUuid(targetId) && targetId !== id
      ? await tx.select({ id: products.id, title: products.title }).from(products).where(eq(products.id, targetId))
      : [];
  if (!target) throw createBadRequestError('Choose another product that is on sale for the old address to lead to.');
  return target;
}
