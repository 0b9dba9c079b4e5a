import { success } from '#contract/envelope.ts';
import { type PreparedResponse, prepareResponse } from '#server/http/responses/prepared-response.ts';
import type { LookupResult } from './catalogue-lookup.ts';
import { findByPath } from './catalogue-path.ts';
import { stringifyEnvelope } from './envelope-json.ts';
import type { LiveCatalogue } from './live-catalogue.ts';
import { createResponseCache } from './response-cache.ts';

/** Responses of the catalogue endpoints, serialised and compressed once per catalogue version. */
export type CatalogueResponseCache = {
  /** Finds a cached response by URL, before routing; returns `undefined` on a miss. */
  find(url: string): PreparedResponse | undefined;
  obtain(found: LookupResult<unknown>): Promise<PreparedResponse>;
};

type Budget = { listBytes: number; productBytes: number };

const MEGABYTE = 1024 * 1024;
/** Separate budgets, so that single products never evict the lists, which are expensive to build. */
const DEFAULT_BUDGET: Budget = { listBytes: 48 * MEGABYTE, productBytes: 12 * MEGABYTE };
/** Paths whose key is cached; a miss only costs a lookup. */
const MAX_CACHED_PATHS = 512;

export function createCatalogueResponseCache(
  catalogue: LiveCatalogue,
  budget = DEFAULT_BUDGET,
): CatalogueResponseCache {
  let caches = createCaches(budget);
  const keysByPath = new Map<string, string>();
  catalogue.onChange(() => {
    caches = createCaches(budget);
    keysByPath.clear();
  });

  function findKey(path: string): string | undefined {
    const cached = keysByPath.get(path);
    if (cached !== undefined) return cached;
    const key = findByPath(catalogue.current(), path)?.key;
    if (key === undefined || path.endsWith(key)) return key;
    if (keysByPath.size >= MAX_CACHED_PATHS) keysByPath.clear();
    keysByPath.set(path, key);
    return key;
  }

  return {
    find(url) {
      if (!url.startsWith('/api/Products/')) return undefined;
      const query = url.indexOf('?');
      const key = findKey(query === -1 ? url : url.slice(0, query));
      return key === undefined ? undefined : (caches.products.find(key) ?? caches.lists.find(key));
    },
    obtain: ({ key, data }) =>
      (Array.isArray(data) ? caches.lists : caches.products).obtain(key, () => buildResponse(data)),
  };
}

const createCaches = ({ listBytes, productBytes }: Budget) => ({
  lists: createResponseCache(listBytes),
  products: createResponseCache(productBytes),
});

async function buildResponse(data: unknown): Promise<PreparedResponse> {
  return prepareResponse({
    status: 200,
    contentType: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
    body: Array.isArray(data) ? await stringifyEnvelope(data) : JSON.stringify(success(data)),
  });
}
