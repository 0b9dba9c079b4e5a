/** Decides the effect of a bulk change on one product. */
import type { ProductContent } from '#contract/desk/products/desk-product.ts';
import { isRate } from '#contract/desk/products/draft-problems.ts';
import type { BulkChange } from '#contract/desk/products/products.ts';
import { findLowestRatePaise } from '#domain/catalogue/product-types.ts';
import { paiseToRupees, rupeesToPaise } from '#domain/money/paise.ts';
import { changeRatePaise } from '#domain/pricing/change-rate.ts';
import { MAX_RATE_PAISE } from '#domain/pricing/unit-price.ts';
import { dropUnchangedDraft, isSameContent } from '#server/modules/catalogue/content/product-content.ts';
import type { ProductRecord } from '../product-records.ts';

/** `from` and `to` are for the audit log. */
type Change = { readonly message: string; readonly from: string; readonly to: string };
/** New content and draft of a product that stays on sale, or a move in or out of the catalogue, or why nothing changes. */
export type BulkDecision =
  | { readonly kind: 'skip'; readonly message: string }
  | ({ readonly kind: 'content'; readonly content: ProductContent; readonly draft: ProductContent | null } & Change)
  | ({ readonly kind: 'hide' | 'show'; readonly content: ProductContent } & Change);

const MAX_RATE = `₹${paiseToRupees(MAX_RATE_PAISE).toLocaleString('en-IN')}`;

const skip = (message: string): BulkDecision => ({ kind: 'skip', message });

export function decideBulkChange(record: ProductRecord, change: BulkChange): BulkDecision {
  const { state, published } = record;
  if (!published) return skip('It was never on sale.');
  if (change.kind === 'show')
    return state === 'published'
      ? skip("It's already on sale.")
      : { kind: 'show', content: published, message: 'On sale again.', from: 'Off sale', to: 'On sale' };
  if (state !== 'published') return skip("It isn't on sale.");
  if (change.kind === 'hide')
    return { kind: 'hide', content: published, message: 'Hidden.', from: 'On sale', to: 'Hidden' };
  return change.kind === 'featured'
    ? decideFeatured(record, published, change.isFeatured)
    : decideRate(record, published, change.percent);
}

function decideFeatured(record: ProductRecord, published: ProductContent, isFeatured: boolean): BulkDecision {
  if (published.isFeatured === isFeatured) return skip(isFeatured ? "It's already featured." : "It isn't featured.");
  const labels = isFeatured ? { from: 'not featured', to: 'featured' } : { from: 'featured', to: 'not featured' };
  const message = isFeatured ? 'Featured now.' : 'No longer featured.';
  return changeContent(record, published, { ...labels, message }, (content) => ({ ...content, isFeatured }));
}

function decideRate(record: ProductRecord, published: ProductContent, percent: number): BulkDecision {
  const apply = (content: ProductContent): ProductContent => ({
    ...content,
    types: content.types.map((type) =>
      // Invalid rates stay, for staff to correct.
      !isRate(type.pricePerSqFt)
        ? type
        : { ...type, pricePerSqFt: paiseToRupees(changeRatePaise(rupeesToPaise(type.pricePerSqFt), percent)) },
    ),
  });
  const isTooHigh = (content: ProductContent): boolean =>
    apply(content).types.some(
      (type, index) => isRate(content.types[index]?.pricePerSqFt ?? null) && !isRate(type.pricePerSqFt),
    );
  if (isTooHigh(published)) return skip(`This would raise a rate above ${MAX_RATE}, the maximum.`);
  if (record.draft && isTooHigh(record.draft))
    return skip(`This would raise a rate in its draft above ${MAX_RATE}, the maximum.`);
  const [from, to] = [formatRates(published), formatRates(apply(published))];
  if (isSameContent(published, apply(published)))
    return skip("Its rates don't change, because they're rounded to whole rupees.");
  return changeContent(record, published, { from, to, message: `${from} → ${to}.` }, apply);
}

/** Changes the draft alike, so that publishing it later does not undo the change. */
function changeContent(
  { draft }: ProductRecord,
  published: ProductContent,
  { message, ...change }: Change,
  apply: (content: ProductContent) => ProductContent,
): BulkDecision {
  const content = apply(published);
  return {
    kind: 'content',
    content,
    draft: dropUnchangedDraft(draft && apply(draft), content),
    message: draft ? `${message} Its draft changed too.` : message,
    ...change,
  };
}

function formatRates({ types }: ProductContent): string {
  const lowest = findLowestRatePaise(types);
  if (lowest === undefined) return 'no rate';
  return `${types.length > 1 ? 'from ' : ''}₹${paiseToRupees(lowest)}`;
}
