import { scriptJson } from '#storefront/state/state-block.ts';
import type { HeadContent } from './page-head.ts';

/** Tags that belong to one page; the rest of the head stays while the visitor moves on. */
export const PAGE_TAG_MARK = 'data-page';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

const SHOP_TAGS =
  '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/icon-180.png">' +
  '<link rel="manifest" href="/icons/site.webmanifest"><meta name="theme-color" content="#FBF7F0">' +
  // Figures such as GSTIN or prices are not telephone numbers.
  '<meta name="format-detection" content="telephone=no">';

export function headHtml({ title, tags }: HeadContent): string {
  const pageTags = tags.map(({ name, attributes, data }) => {
    const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`);
    const tag = `<${name} ${pairs.join(' ')} ${PAGE_TAG_MARK}>`;
    return data ? `${tag}${scriptJson(data)}</${name}>` : tag;
  });
  return `<title>${escaped(title)}</title>${SHOP_TAGS}${pageTags.join('')}`;
}
