import type { PageRenderer, RenderedPage } from '#contract/page-render.ts';
import type { PublicSettings } from '#contract/public-settings.ts';
import type { Transport } from '#contract/transport.ts';
import {
  addGzip,
  needsGzip,
  type PreparedResponse,
  prepareResponse,
  recompressBest,
} from '../http/responses/prepared-response.ts';
import type { WriteDocument } from './document.ts';
import { isLongLived, type PageCache } from './page-cache.ts';

export type Pages = {
  /** Returns a cached page; never renders. */
  find(address: string, acceptEncoding?: string): PreparedResponse | undefined;
  respond(address: string, acceptEncoding?: string): Promise<PreparedResponse>;
};

type PagesDependencies = {
  renderer: PageRenderer;
  transport: Transport;
  settings: PublicSettings;
  writeDocument: WriteDocument;
  /** None in development, where every request shows the newest source. */
  cache: PageCache | undefined;
};

/** Renders pages and caches the public ones. */
export function createPages({ renderer, transport, settings, writeDocument, cache }: PagesDependencies): Pages {
  const render = async (address: string): Promise<PreparedResponse> =>
    preparePage(await renderer.render({ address, transport, settings }), writeDocument);

  const getKey = (address: string) =>
    // A cache key is its own key, so a plain address needs no parsing on the fast path.
    address.includes('?') ? renderer.getCacheKey(address) : address;

  const recompressLater = cache && createBackgroundCompressor(cache);
  const pendingGzip = new Map<PreparedResponse, Promise<PreparedResponse>>();
  const addGzipOnce = (response: PreparedResponse): Promise<PreparedResponse> => {
    const running = pendingGzip.get(response) ?? addGzip(response).finally(() => pendingGzip.delete(response));
    pendingGzip.set(response, running);
    return running;
  };

  return {
    find(address, acceptEncoding) {
      const key = getKey(address);
      const response = cache?.find(key);
      if (!response || response.compression === 'best') return response;
      if (needsGzip(acceptEncoding, response)) return undefined;
      recompressLater?.(key, response);
      return response;
    },
    async respond(address, acceptEncoding) {
      if (!cache) return render(address);
      const key = renderer.getCacheKey(address);
      // Renders the key, not the address: other query parameters must not reach a shared page.
      const response = await cache.getOrCreate(key, () => render(key));
      if (!needsGzip(acceptEncoding, response)) return response;
      const complete = await addGzipOnce(response);
      cache.replace(key, complete);
      return complete;
    },
  };
}

/** Limits the CPU that a crawler can use. */
const RECOMPRESS_PAUSE_MS = 500;

/** Recompresses repeatedly requested pages in the background, one at a time. */
function createBackgroundCompressor(cache: PageCache): (key: string, response: PreparedResponse) => void {
  let isBusy = false;
  return (key, response) => {
    if (isBusy || !isLongLived(key, response)) return;
    isBusy = true;
    void recompressBest(response)
      .catch(() => response)
      .then((better) => {
        cache.replace(key, better);
        setTimeout(() => {
          isBusy = false;
        }, RECOMPRESS_PAUSE_MS).unref();
      });
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
    compression: 'fast',
  });
}
