/** Caches the `count` most recently used loads; failed loads are retried. */
export function createLruLoader<Source extends { key: string }, Loaded>(
  count: number,
  load: (source: Source) => Promise<Loaded>,
): (source: Source) => Promise<Loaded> {
  const cache = new Map<string, Promise<Loaded>>();
  return (source) => {
    const loading = cache.get(source.key) ?? load(source);
    cache.delete(source.key);
    cache.set(source.key, loading);
    for (const key of [...cache.keys()].slice(0, -count)) cache.delete(key);
    loading.catch(() => cache.delete(source.key));
    return loading;
  };
}
