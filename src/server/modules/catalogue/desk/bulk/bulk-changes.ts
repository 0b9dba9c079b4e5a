import type { DeskData, ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import type { BulkChange, changeProducts } from '#contract/desk/products/products.ts';
import { isRatePercent, MAX_RATE_PERCENT, MIN_RATE_PERCENT } from '#domain/pricing/change-rate.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { AppError, createBadRequestError } from '#server/http/app-error.ts';
import { lockCatalogue } from '#server/modules/catalogue/catalogue-repository.ts';
import { contentToProduct } from '#server/modules/catalogue/content/product-content.ts';
import { refreshQuietly } from '#server/modules/catalogue/live-catalogue.ts';
import { type AuditActor, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { getTitle } from '../product-reader.ts';
import { lockRecords, type ProductRecord } from '../product-records.ts';
import { type StoredChange, storeProductChanges } from '../product-repository.ts';
import type { WriterDeps } from '../product-writer.ts';
import { prepareReturn } from '../publication.ts';
import { type BulkDecision, decideBulkChange } from './bulk-decisions.ts';

type Input = ParsedDeskInput<typeof changeProducts> & { readonly actor: AuditActor };
type Result = DeskData<typeof changeProducts>['results'][number];
type Outcome = {
  readonly result: Result;
  readonly change?: StoredChange;
  readonly from?: string;
  readonly to?: string;
};

const MAX_PRODUCTS = 500;

/** The names of the action in the history of each product and in the audit log. */
const ACTIONS: Readonly<Record<BulkChange['kind'], { history: string; audit: string }>> = {
  rate: { history: 'rates changed', audit: 'rates of products changed' },
  featured: { history: 'featured changed', audit: 'featured products changed' },
  hide: { history: 'hidden', audit: 'products hidden' },
  show: { history: 'shown', audit: 'products shown' },
};

/** Changes many products in one catalogue version. A repeat names old versions, so it has no second effect. */
export const createBulkChanges =
  ({ db, clock, catalogue }: Pick<WriterDeps, 'db' | 'clock' | 'catalogue'>) =>
  async ({ body, actor }: Input): Promise<DeskData<typeof changeProducts>> => {
    checkRequest(body);
    const results = await runInTransaction(db, async (tx) => {
      const at = clock.now();
      await lockCatalogue(tx);
      const ids = [...new Set(body.products.map(({ id }) => id.toLowerCase()).filter(isUuid))];
      const records = await lockRecords(tx, ids, at);
      const outcomes = await decideAll(tx, body, records, actor);
      const changes = outcomes.flatMap(({ change }) => change ?? []);
      if (changes.length > 0) {
        await storeProductChanges(tx, { changes, action: ACTIONS[body.change.kind].history, actor, at });
        await recordBulkAudit(tx, { outcomes, change: body.change, actor, at });
      }
      return outcomes.map(({ result }) => result);
    });
    await refreshQuietly(catalogue);
    return { results };
  };

function checkRequest({ products, change }: Input['body']): void {
  if (products.length === 0) throw createBadRequestError('Select at least one product.');
  if (products.length > MAX_PRODUCTS) throw createBadRequestError(`Change at most ${MAX_PRODUCTS} products at once.`);
  if (change.kind === 'rate' && !isRatePercent(change.percent))
    throw createBadRequestError(
      `Enter a percentage from ${MIN_RATE_PERCENT} to ${MAX_RATE_PERCENT}, at most two decimals and not 0.`,
    );
}

async function decideAll(
  tx: Database,
  { products, change }: Input['body'],
  records: ReadonlyMap<string, ProductRecord>,
  actor: AuditActor,
): Promise<Outcome[]> {
  const reserved = new Set<string>();
  const done = new Set<string>();
  const outcomes: Outcome[] = [];
  for (const { id, version } of products) {
    const record = records.get(id.toLowerCase());
    const refusal = done.has(id.toLowerCase()) ? 'It was selected twice.' : findRefusal(record, version, actor);
    if (!record || refusal !== undefined) {
      outcomes.push(toSkipped(id, record, refusal ?? ''));
      continue;
    }
    done.add(record.id);
    const outcome = await toOutcome(tx, record, decideBulkChange(record, change), reserved);
    if (outcome.change) reserved.add(outcome.change.product.slug);
    outcomes.push(outcome);
  }
  return outcomes;
}

function findRefusal(record: ProductRecord | undefined, version: number, actor: AuditActor): string | undefined {
  if (!record) return 'It no longer exists.';
  if (record.version === version) return undefined;
  // Perhaps by this request, if the shop stopped before it could respond.
  return record.changedById === actor.staffId
    ? 'You changed it in the meantime. Check it before you try again.'
    : 'Someone else changed it in the meantime. Check it before you try again.';
}

const toSkipped = (id: string, record: ProductRecord | undefined, message: string): Outcome => ({
  result: { id, title: record ? getTitle(record) : '', isChanged: false, message },
});

async function toOutcome(
  tx: Database,
  record: ProductRecord,
  decision: BulkDecision,
  reserved: ReadonlySet<string>,
): Promise<Outcome> {
  const { id } = record;
  if (decision.kind === 'skip') return toSkipped(id, record, decision.message);
  const { content, message, from, to } = decision;
  const result = { id, title: getTitle(record), isChanged: true, message };
  if (decision.kind === 'content')
    return { result, change: { product: contentToProduct(id, content), draft: decision.draft }, from, to };
  if (decision.kind === 'hide')
    return { result, change: { product: contentToProduct(id, content), state: 'hidden' }, from, to };
  try {
    return { result, change: { product: await prepareReturn(tx, { id, content, reserved }) }, from, to };
  } catch (error) {
    if (error instanceof AppError) return toSkipped(id, record, error.message);
    throw error;
  }
}

type BulkAudit = { outcomes: readonly Outcome[]; change: BulkChange; actor: AuditActor; at: Date };

/** One entry for all, with a line for each product. */
function recordBulkAudit(tx: Database, { outcomes, change, actor, at }: BulkAudit): Promise<void> {
  const changed = outcomes.filter(({ result }) => result.isChanged);
  return recordAudit(tx, {
    actor,
    permission: 'catalogue.publish',
    action: ACTIONS[change.kind].audit,
    objectKind: 'products',
    objectId: 'several',
    object: changed.length === 1 ? '1 product' : `${changed.length} products`,
    changes: changed.map(({ result, from = null, to = null }) => ({ field: result.title, from, to })),
    reason: change.kind === 'rate' ? `${change.percent > 0 ? '+' : ''}${change.percent} %` : null,
    at,
  });
}
