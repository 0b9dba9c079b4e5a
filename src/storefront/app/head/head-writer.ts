import type { PublicSettings } from '#contract/public-settings.ts';
import { buildHeadContent, type HeadContent, type PageHead } from '#storefront/routes/head/page-head.ts';
import { PAGE_TAG_ATTRIBUTE } from './head-html.ts';

/** Serialises the head for comparison, so that only real changes touch the document. */
export const serialiseHead = (head: PageHead, settings: PublicSettings): string =>
  JSON.stringify(buildHeadContent(head, settings));

export const applySerialisedHead = (text: string): void => applyHead(JSON.parse(text) as HeadContent);

/** Replaces the previous page's tags after a navigation in the browser. */
export function applyHead({ title, tags }: HeadContent): void {
  document.title = title;
  for (const old of document.head.querySelectorAll(`[${PAGE_TAG_ATTRIBUTE}]`)) old.remove();
  for (const { name, attributes, data } of tags) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute(PAGE_TAG_ATTRIBUTE, '');
    if (data) element.textContent = JSON.stringify(data);
    document.head.append(element);
  }
}
