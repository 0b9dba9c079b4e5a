import type { PreparedResponse } from '#server/http/responses/prepared-response.ts';

type ResponseCache = {
  find(key: string): PreparedResponse | undefined;
  /** Returns the cached response or builds it once; concurrent requests share the build. */
  getOrBuild(key: string, build: () => Promise<PreparedResponse>): Promise<PreparedResponse>;
};

/** Evicts the oldest responses first. Reads do not change the order, which keeps them fast. */
export function createResponseCache(maxBytes: number): ResponseCache {
  const cached = new Map<string, PreparedResponse>();
  const pending = new Map<string, Promise<PreparedResponse>>();
  let bytes = 0;

  function store(key: string, response: PreparedResponse): void {
    const size = getSizeInBytes(response);
    if (size > maxBytes) return;
    cached.set(key, response);
    bytes += size;
    for (const [oldest, old] of cached) {
      if (bytes <= maxBytes) break;
      cached.delete(oldest);
      bytes -= getSizeInBytes(old);
    }
  }

  async function prepare(key: string, build: () => Promise<PreparedResponse>): Promise<PreparedResponse> {
    try {
      const response = await build();
      store(key, response);
      return response;
    } finally {
      pending.delete(key);
    }
  }

  return {
    find: (key) => cached.get(key),
    async getOrBuild(key, build) {
      const existing = cached.get(key) ?? pending.get(key);
      if (existing) return existing;
      const promise = prepare(key, build);
      pending.set(key, promise);
      return promise;
    },
  };
}

const getSizeInBytes = ({ identity, br, gzip }: PreparedResponse): number =>
  identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 1024;
