import type { DeskProduct } from '#contract/desk/products/desk-product.ts';
import { PRODUCT_STATE_LABELS, type ProductState } from '#domain/catalogue/product-state.ts';
import { Badge } from '#ui/feedback/badge.tsx';

const TONES = { new: 'neutral', published: 'good', hidden: 'calm', archived: 'bad' } as const;

export const StateBadge = ({ state }: { state: ProductState }) => (
  <Badge tone={TONES[state]}>{PRODUCT_STATE_LABELS[state]}</Badge>
);

/** Renders nothing for a new product, which is always a draft. */
export const DraftBadge = ({ state }: { state: ProductState }) =>
  state !== 'new' && <Badge tone="accent">Unpublished changes</Badge>;

/** Badges: the product's state, and whether it has unpublished changes. */
export const ProductMarks = ({ product: { state, draft } }: { product: Pick<DeskProduct, 'state' | 'draft'> }) => (
  <>
    <StateBadge state={state} />
    {draft && <DraftBadge state={state} />}
  </>
);
