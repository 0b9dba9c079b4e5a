/** `new` has never been on sale; `hidden` and `archived` were. The address of an archived product redirects or returns 410. */
export const PRODUCT_STATES = ['new', 'published', 'hidden', 'archived'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];
