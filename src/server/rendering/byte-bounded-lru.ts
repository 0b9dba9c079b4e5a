type Sized<Value> = { value: Value; bytes: number };

type ByteBoundedLru<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value, bytes: number): void;
  clear(): void;
  bytes(): number;
};

/** LRU cache bounded by bytes; relies on the insertion order of Map. */
export function createByteBoundedLru<Value>(maxBytes: number): ByteBoundedLru<Value> {
  const entries = new Map<string, Sized<Value>>();
  let total = 0;

  const remove = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      remove(key);
      if (bytes > maxBytes) return;
      entries.set(key, { value, bytes });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break;
        remove(oldest);
      }
    },
    clear() {
      entries.clear();
      total = 0;
    },
    bytes: () => total,
  };
}
