type CacheEntry<Value> = { value: Value; bytes: number };

type LruCache<Value> = {
  get(key: string): Value | undefined;
  /** Removes the key instead if the value is larger than the whole cache. */
  set(key: string, value: Value, bytes: number): void;
  clear(): void;
  getTotalBytes(): number;
};

export function createLruCache<Value>({ maxBytes }: { maxBytes: number }): LruCache<Value> {
  /** Least recently used first. */
  const entries = new Map<string, CacheEntry<Value>>();
  let totalBytes = 0;

  const remove = (key: string) => {
    totalBytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  const moveToEnd = (key: string, entry: CacheEntry<Value>) => {
    entries.delete(key);
    entries.set(key, entry);
  };

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      moveToEnd(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      remove(key);
      if (bytes > maxBytes) return;
      entries.set(key, { value, bytes });
      totalBytes += bytes;
      for (const oldestKey of entries.keys()) {
        if (totalBytes <= maxBytes) break;
        remove(oldestKey);
      }
    },
    clear() {
      entries.clear();
      totalBytes = 0;
    },
    getTotalBytes: () => totalBytes,
  };
}
