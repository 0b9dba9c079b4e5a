import type { PageRenderer, RenderedPage } from '#contract/page-render.ts';
import type { PublicSettings } from '#contract/public-settings.ts';
import type { Transport } from '#contract/transport.ts';
import { type PreparedResponse, prepareResponse } from '../http/responses/prepared-response.ts';
import type { ResponseCache } from '../http/responses/response-cache.ts';
import type { WriteDocument } from './document.ts';

export type Pages = { respond(address: string): Promise<PreparedResponse> | PreparedResponse };

type PagesDependencies = {
  renderer: PageRenderer;
  transport: Transport;
  settings: PublicSettings;
  writeDocument: WriteDocument;
  /** None in development, where every request shows the newest source. */
  cache: ResponseCache | undefined;
};

/** Renders pages and caches them. */
export function createPages({ renderer, transport, settings, writeDocument, cache }: PagesDependencies): Pages {
  const render = async (address: string): Promise<PreparedResponse> =>
    preparePage(await renderer.render({ address, transport, settings }), writeDocument);
  return {
    respond(address) {
      if (!cache) return render(address);
      // A key is an address too, so most requests need no other key.
      const cached = cache.get(address);
      if (cached) return cached;
      // Renders the key, not the address: other query parameters must not reach a shared page.
      const key = renderer.getCacheKey(address);
      return cache.getOrCreate(key, () => render(key));
    },
  };
}

function preparePage(page: RenderedPage, writeDocument: WriteDocument): Promise<PreparedResponse> {
  const isPrivate = page.audience === 'private';
  return prepareResponse({
    status: page.status,
    contentType: 'text/html; charset=utf-8',
    cacheControl: isPrivate ? 'no-store' : 'public, max-age=0, must-revalidate',
    body: writeDocument(page),
    headers: isPrivate ? { 'x-robots-tag': 'noindex' } : {},
  });
}
