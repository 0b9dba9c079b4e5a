import type { PublicSettings } from '#contract/public-settings.ts';
import { applyHead } from './apply-head.ts';
import { type HeadContent, headContent, type PageHead } from './page-head.ts';

/** A head as text, so that only a real change touches the document. */
export const headText = (head: PageHead, settings: PublicSettings): string =>
  JSON.stringify(headContent(head, settings));

export const writeHead = (text: string): void => applyHead(JSON.parse(text) as HeadContent);
