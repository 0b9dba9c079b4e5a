/** `new` has never been on sale; `hidden` and `archived` were. The address of an archived product redirects or returns 410. */
export const PRODUCT_STATES = ['new', 'published', 'hidden', 'archived'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** Labels that staff see. */
export const PRODUCT_STATE_LABELS: Readonly<Record<ProductState, string>> = {
  new: 'Never published',
  published: 'On sale',
  hidden: 'Hidden',
  archived: 'Archived',
};
