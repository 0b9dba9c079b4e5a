import type { DeskProduct } from '#contract/desk/products/desk-product.ts';
import type { ProductState } from '#domain/catalogue/product-state.ts';
import { Badge } from '#ui/feedback/badge.tsx';

const STATES = {
  new: { label: 'Never published', tone: 'neutral' },
  published: { label: 'On sale', tone: 'good' },
  hidden: { label: 'Hidden', tone: 'calm' },
  archived: { label: 'Archived', tone: 'bad' },
} as const satisfies Record<ProductState, object>;

export const StateBadge = ({ state }: { state: ProductState }) => (
  <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
);

/** Nothing for a new product, which is nothing but a draft. */
export const DraftBadge = ({ state }: { state: ProductState }) =>
  state !== 'new' && <Badge tone="accent">Unpublished changes</Badge>;

/** Where the product is, and whether changes wait. */
export const ProductMarks = ({ product: { state, draft } }: { product: Pick<DeskProduct, 'state' | 'draft'> }) => (
  <>
    <StateBadge state={state} />
    {draft && <DraftBadge state={state} />}
  </>
);
