import type { FastifyInstance } from 'fastify';
import { createResponseCache, type ResponseCache } from '../http/responses/response-cache.ts';

const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
/** API_HOST does not report catalogue changes, so its pages expire. */
const API_HOST_PAGE_TTL_MS = 60_000;
const REAL_PAGES_SHARE = 0.75;

/**
 * Filters, searches and sort orders make endless addresses, most of which are visited once. A few, such as `?page=2` and
 * `?category=`, are visited often, but are treated like them: compressed less, and in the smaller part of the cache.
 */
export const hasQuery = (key: string): boolean => key.includes('?');

/** Real pages have memory of their own (D-22), so that made-up searches and paths cannot evict them. */
export const createPageCache = ({ maxBytes }: { maxBytes: number }): ResponseCache =>
  createResponseCache([
    { maxBytes: maxBytes * REAL_PAGES_SHARE, accepts: (key, { status }) => status === 200 && !hasQuery(key) },
    { maxBytes: maxBytes * (1 - REAL_PAGES_SHARE) },
  ]);

type Changing = { onChange(listener: () => void): unknown };
type PageCacheOptions = { sources: readonly Changing[]; apiOrigin: string | undefined };

/** Creates a cache of pages that show the current catalogue and settings. */
export function registerPageCache(app: FastifyInstance, { sources, apiOrigin }: PageCacheOptions): ResponseCache {
  const cache = createPageCache({ maxBytes: PAGE_CACHE_BYTES });
  for (const source of sources) source.onChange(cache.clear);
  if (apiOrigin) {
    const timer = setInterval(cache.clear, API_HOST_PAGE_TTL_MS).unref();
    app.addHook('preClose', async () => clearInterval(timer));
  }
  return cache;
}
