import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { buildSuccess } from '#contract/envelope.ts';
import { type PreparedResponse, prepareResponse } from '#server/http/responses/prepared-response.ts';
import type { LookupResult } from './catalogue-lookup.ts';
import { findByPath } from './catalogue-path.ts';
import type { LiveCatalogue } from './live-catalogue.ts';
import { createResponseCache } from './response-cache.ts';

/** Responses of the catalogue endpoints, serialised and compressed once per catalogue version. */
export type CatalogueResponseCache = {
  /** Finds a cached response by URL, before routing; returns `undefined` on a miss. */
  find(url: string): PreparedResponse | undefined;
  getOrBuild(found: LookupResult<unknown>): Promise<PreparedResponse>;
};

type Budget = { listBytes: number; productBytes: number };

const MEGABYTE = 1024 * 1024;
/** Separate budgets, so that single products never evict the lists, which are expensive to build. */
const DEFAULT_BUDGET: Budget = { listBytes: 48 * MEGABYTE, productBytes: 12 * MEGABYTE };
/** Paths whose key is cached; a miss only costs a lookup. */
const MAX_CACHED_PATHS = 512;
const PRODUCTS_PER_CHUNK = 200;

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
    const key = findByPath(catalogue.getCurrent(), path)?.key;
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
    getOrBuild: ({ key, data }) =>
      (Array.isArray(data) ? caches.lists : caches.products).getOrBuild(key, () => buildResponse(data)),
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
    body: Array.isArray(data) ? await stringifyEnvelope(data) : JSON.stringify(buildSuccess(data)),
  });
}

/** Serialises in chunks, so that other requests run in between. The result equals JSON.stringify(success(list)). */
export async function stringifyEnvelope(list: readonly unknown[]): Promise<Buffer> {
  const [head = '', tail = ''] = JSON.stringify(buildSuccess([])).split('[]');
  const chunks: Buffer[] = [];
  for (let start = 0; start < list.length; start += PRODUCTS_PER_CHUNK) {
    if (start > 0) await yieldToEventLoop();
    const json = JSON.stringify(list.slice(start, start + PRODUCTS_PER_CHUNK)).slice(1, -1);
    chunks.push(Buffer.from(start > 0 ? `,${json}` : json));
  }
  return Buffer.concat([Buffer.from(`${head}[`), ...chunks, Buffer.from(`]${tail}`)]);
}
