import type { PreparedResponse } from '../http/responses/prepared-response.ts';
import { createLruCache } from './lru-cache.ts';

export type PageCache = {
  find(key: string): PreparedResponse | undefined;
  /** Returns the cached response or creates it; concurrent requests share one creation. */
  getOrCreate(key: string, create: () => Promise<PreparedResponse>): Promise<PreparedResponse>;
  /** Replaces a cached page with a better compressed one, unless it was evicted or changed. */
  replace(key: string, response: PreparedResponse): void;
  /** Discards pages in flight too. */
  clear(): void;
  getTotalBytes(): number;
};

/** Estimate for maps, strings and headers. */
const OVERHEAD_BYTES = 1024;
const LONG_LIVED_SHARE = 0.75;

/**
 * Two segments with separate budgets (D-22): existing plain paths are long-lived; searches, filters and 404s are
 * short-lived, so made-up URLs cannot evict real pages.
 */
export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  const longLived = createLruCache<PreparedResponse>({ maxBytes: maxBytes * LONG_LIVED_SHARE });
  const shortLived = createLruCache<PreparedResponse>({ maxBytes: maxBytes * (1 - LONG_LIVED_SHARE) });
  let inFlight = new Map<string, Promise<PreparedResponse>>();

  const store = (key: string, response: PreparedResponse) => {
    if (response.status >= 500) return;
    const segment = isLongLived(key, response) ? longLived : shortLived;
    segment.set(key, response, estimateBytes(key, response));
  };

  const find = (key: string) => longLived.get(key) ?? shortLived.get(key);

  return {
    find,
    getOrCreate(key, create) {
      const cached = find(key);
      if (cached) return Promise.resolve(cached);
      const running = inFlight.get(key);
      if (running) return running;
      const current = inFlight;
      const created = create()
        .then((response) => {
          if (current === inFlight) store(key, response);
          return response;
        })
        .finally(() => current.delete(key));
      current.set(key, created);
      return created;
    },
    replace(key, response) {
      const current = find(key);
      if (current?.etag === response.etag && current.compression !== 'best') store(key, response);
    },
    clear() {
      longLived.clear();
      shortLived.clear();
      inFlight = new Map();
    },
    getTotalBytes: () => longLived.getTotalBytes() + shortLived.getTotalBytes(),
  };
}

export const isLongLived = (key: string, { status }: PreparedResponse): boolean => status === 200 && !key.includes('?');

const estimateBytes = (key: string, response: PreparedResponse): number =>
  key.length * 2 +
  response.identity.length +
  (response.br?.length ?? 0) +
  (response.gzip?.length ?? 0) +
  OVERHEAD_BYTES;
