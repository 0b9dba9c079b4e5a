import { pageKey } from '#contract/page-key.ts';
import type { PageRenderer, RenderedPage } from '#contract/page-render.ts';
import type { PublicSettings } from '#contract/public-settings.ts';
import type { Transport } from '#contract/transport.ts';
import { type PreparedAnswer, prepareAnswer } from '../http/prepared-answer.ts';
import type { WriteDocument } from './document.ts';
import type { PageCache } from './page-cache.ts';

export type Pages = {
  /** What is already in memory for this address; never renders. */
  find(address: string): PreparedAnswer | undefined;
  answer(address: string): Promise<PreparedAnswer>;
};

type PagesParts = {
  renderer: PageRenderer;
  transport: Transport;
  settings: PublicSettings;
  writeDocument: WriteDocument;
  /** None in development, where every request shows the newest source. */
  cache: PageCache | undefined;
};

/** An address in, an HTML answer out. */
export function createPages({ renderer, transport, settings, writeDocument, cache }: PagesParts): Pages {
  const render = async (address: string): Promise<PreparedAnswer> =>
    answerFor(await renderer.render({ address, transport, settings }), writeDocument);

  return {
    find(address) {
      if (!cache) return undefined;
      // A cache key is its own key, so a plain address needs no parsing on the fast path.
      if (!address.includes('?')) return cache.find(address);
      const key = pageKey(address);
      // Not a page that everybody sees: perhaps a file, perhaps nothing. The usual way finds out.
      return key === undefined ? undefined : cache.find(key);
    },
    answer(address) {
      const key = cache && renderer.cacheKey(address);
      // The key is what gets rendered, so nothing else of the query can reach a page that others will see.
      return cache && key !== undefined ? cache.answer(key, () => render(key)) : render(address);
    },
  };
}

function answerFor(page: RenderedPage, writeDocument: WriteDocument): Promise<PreparedAnswer> {
  const isPrivate = page.audience === 'private';
  const redirect = page.redirectTo === undefined ? undefined : { location: page.redirectTo };
  return prepareAnswer({
    status: page.status,
    contentType: 'text/html; charset=utf-8',
    cacheControl: isPrivate ? 'no-store' : 'public, max-age=0, must-revalidate',
    body: redirect ? '' : writeDocument(page),
    headers: { ...redirect, ...(isPrivate && { 'x-robots-tag': 'noindex' }) },
    // Somebody waits for it, and nearly everybody takes Brotli.
    compression: { brotliQuality: 5, gzipLevel: 3 },
  });
}
