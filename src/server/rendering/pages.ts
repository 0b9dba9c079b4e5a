import type { ReadContent } from '#contract/content/content-keys.ts';
import type { PageRenderer, RenderedPage } from '#contract/page-render.ts';
import type { PublicSettings } from '#contract/public-settings.ts';
import type { Transport } from '#contract/transport.ts';
import { type Compression, type PreparedResponse, prepareResponse } from '../http/responses/prepared-response.ts';
import type { ResponseCache } from '../http/responses/response-cache.ts';
import type { WriteDocument } from './document.ts';
import { hasQuery } from './page-cache.ts';
import { createRenderQueue } from './render-queue.ts';

export type Pages = { respond(address: string): Promise<PreparedResponse> | PreparedResponse };

type PagesDependencies = {
  renderer: PageRenderer;
  transport: Transport;
  getSettings(): PublicSettings;
  readContent: ReadContent;
  writeDocument: WriteDocument;
  /** The version of what pages show; a page that would mix two versions is rendered again. */
  getVersion(): string;
  /** None in development, where every request shows the newest source. */
  cache: ResponseCache | undefined;
};

/**
 * A page takes some 10 ms, so the last in the queue waits about a second; with a slow API_HOST it would wait longer than
 * the server keeps a silent connection. Several run at once because API_HOST makes them wait for data.
 */
const QUEUE_LIMITS = { maxRunning: 4, maxWaiting: 60, maxWaitMs: 5_000 };
const RETRY_AFTER_SECONDS = '5';

/** Renders pages and caches them; renders few at a time and turns visitors away when too many wait or one waits too long (D-42). */
export function createPages(deps: PagesDependencies): Pages {
  const { renderer, transport, getSettings, readContent, writeDocument, getVersion, cache } = deps;
  const queue = createRenderQueue(QUEUE_LIMITS);
  const render = async (address: string): Promise<PreparedResponse> => {
    for (;;) {
      const version = getVersion();
      const page = await renderer.render({ address, transport, settings: getSettings(), readContent });
      if (getVersion() === version) return preparePage(page, writeDocument, hasQuery(address) ? 'fast' : 'small');
    }
  };
  const renderBusyPage = async (settings: PublicSettings) =>
    preparePage(await renderer.renderBusyPage(settings), writeDocument, 'small');
  let busyPage: { shop: PublicSettings['shop']; page: Promise<PreparedResponse> } | undefined;
  const getBusyPage = () => {
    const settings = getSettings();
    if (!busyPage || busyPage.shop !== settings.shop) {
      const page = renderBusyPage(settings).catch((error: unknown) => {
        busyPage = undefined;
        throw error;
      });
      busyPage = { shop: settings.shop, page };
    }
    return busyPage.page;
  };
  return {
    respond(address) {
      if (!cache) return render(address);
      // A key is an address too, so most requests need no other key.
      const cached = cache.get(address);
      if (cached) return cached;
      // Renders the key, not the address: other query parameters must not reach a shared page.
      const key = renderer.getCacheKey(address);
      return cache.getOrCreate(key, () => queue.run(() => render(key), getBusyPage));
    },
  };
}

function preparePage(
  page: RenderedPage,
  writeDocument: WriteDocument,
  compression: Compression,
): Promise<PreparedResponse> {
  const isPrivate = page.audience === 'private';
  return prepareResponse({
    status: page.status,
    contentType: 'text/html; charset=utf-8',
    cacheControl: isPrivate ? 'no-store' : 'public, max-age=0, must-revalidate',
    body: writeDocument(page),
    compression,
    headers: {
      ...(isPrivate && { 'x-robots-tag': 'noindex' }),
      ...(page.status === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
    },
  });
}
