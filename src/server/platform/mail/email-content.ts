import type { ShopFacts } from '#contract/public-settings.ts';
import { renderEmailHtml } from './email-html.ts';
import { renderEmailText } from './email-text.ts';

/** One thing said in a mail; each is written once as text and once as HTML. */
export type EmailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Names and values, such as who wrote. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** Somebody's own words, shown as they were typed. */
  | { readonly kind: 'quote'; readonly label: string; readonly text: string }
  /** A way to a page of the shop. */
  | { readonly kind: 'link'; readonly text: string; readonly address: string }
  /** Goods with what they cost, then the sum. */
  | { readonly kind: 'lines'; readonly lines: readonly EmailLine[]; readonly sum: readonly [string, string] };

/** `detail` may be empty. */
export type EmailLine = { readonly title: string; readonly detail: string; readonly amount: string };

export type EmailContent = { readonly shop: ShopFacts; readonly title: string; readonly blocks: readonly EmailBlock[] };

/** The two bodies of a mail: the same words, plain and laid out. */
export const renderEmail = (letter: EmailContent): { text: string; html: string } => ({
  text: renderEmailText(letter),
  html: renderEmailHtml(letter),
});
