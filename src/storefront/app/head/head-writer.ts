import type { PublicSettings } from '#contract/public-settings.ts';
import { buildHeadContent, type HeadContent, type PageHead } from '#storefront/routes/head/page-head.ts';
import { applyHead } from './apply-head.ts';

/** Serialised for comparison, so only real changes touch the document. */
export const serialiseHead = (head: PageHead, settings: PublicSettings): string =>
  JSON.stringify(buildHeadContent(head, settings));

export const applySerialisedHead = (text: string): void => applyHead(JSON.parse(text) as HeadContent);
