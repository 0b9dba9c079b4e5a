import type { HeadContent } from '#storefront/routes/head/page-head.ts';
import { toScriptJson } from '#storefront/state/page-state-json.ts';

/** Marks the tags to replace on navigation. */
export const PAGE_TAG_ATTRIBUTE = 'data-page';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

const SHOP_TAGS =
  '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/icon-180.png">' +
  '<link rel="manifest" href="/icons/site.webmanifest"><meta name="theme-color" content="#FBF7F0">' +
  // Stops phones from linking GSTIN and prices as telephone numbers.
  '<meta name="format-detection" content="telephone=no">';

export function renderHeadHtml({ title, tags }: HeadContent): string {
  const pageTags = tags.map(({ name, attributes, data }) => {
    const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
    const tag = `<${name} ${pairs.join(' ')} ${PAGE_TAG_ATTRIBUTE}>`;
    return data ? `${tag}${toScriptJson(data)}</${name}>` : tag;
  });
  return `<title>${escapeHtml(title)}</title>${SHOP_TAGS}${pageTags.join('')}`;
}
