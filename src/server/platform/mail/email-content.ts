import type { ShopFacts } from '#contract/public-settings.ts';

/** A block of an email, rendered both as text and as HTML. */
export type EmailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Labels and values, such as the sender's name. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** User text, shown as typed. */
  | { readonly kind: 'quote'; readonly label: string; readonly text: string }
  /** A link to a page of the shop. */
  | { readonly kind: 'link'; readonly text: string; readonly address: string }
  /** Order lines with their amounts, then the total. */
  | { readonly kind: 'lines'; readonly lines: readonly EmailLine[]; readonly sum: readonly [string, string] };

/** `detail` may be empty. The comment has a line of its own, so that the customer's words cannot pass for ours. */
export type EmailLine = {
  readonly title: string;
  readonly detail: string;
  readonly comment?: string;
  readonly amount: string;
};

export type EmailContent = { readonly shop: ShopFacts; readonly title: string; readonly blocks: readonly EmailBlock[] };
