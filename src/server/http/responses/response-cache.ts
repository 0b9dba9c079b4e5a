import { LRUCache } from 'lru-cache';
import type { PreparedResponse } from './prepared-response.ts';

export type ResponseCache = {
  get(key: string): PreparedResponse | undefined;
  /** Returns the cached response or creates it; concurrent requests share one creation. */
  getOrCreate(key: string, create: () => Promise<PreparedResponse>): Promise<PreparedResponse>;
  /** Discards responses that are still being created too. */
  clear(): void;
  getTotalBytes(): number;
};

/** A share of the memory. Each response goes to the first segment that accepts it. */
type Segment = { maxBytes: number; accepts?: (key: string, response: PreparedResponse) => boolean };

/** Estimate for keys, headers and bookkeeping. */
const OVERHEAD_BYTES = 1024;

/** Keeps the most recently used responses of each segment. */
export function createResponseCache(segments: readonly Segment[]): ResponseCache {
  const stores = segments.map(({ maxBytes, accepts = () => true }) => ({
    accepts,
    responses: new LRUCache<string, PreparedResponse>({
      maxSize: maxBytes,
      sizeCalculation: ({ plain, brotli }) => plain.body.length + (brotli?.body.length ?? 0) + OVERHEAD_BYTES,
    }),
  }));
  let inFlight = new Map<string, Promise<PreparedResponse>>();

  function get(key: string): PreparedResponse | undefined {
    for (const { responses } of stores) {
      const found = responses.get(key);
      if (found) return found;
    }
    return undefined;
  }

  return {
    get,

    async getOrCreate(key, create) {
      const existing = get(key) ?? inFlight.get(key);
      if (existing) return existing;
      const current = inFlight;
      const created = create()
        .then((response) => {
          // Errors are temporary; a response from before `clear` is outdated.
          if (response.status < 500 && current === inFlight)
            stores.find(({ accepts }) => accepts(key, response))?.responses.set(key, response);
          return response;
        })
        .finally(() => current.delete(key));
      current.set(key, created);
      return created;
    },
    clear() {
      for (const { responses } of stores) responses.clear();
      inFlight = new Map();
    },
    getTotalBytes: () => stores.reduce((total, { responses }) => total + responses.calculatedSize, 0),
  };
}
