/** Loads each thing once while it is among the last ones asked for; what failed is tried again. */
export function keepingLast<Source extends { key: string }, Loaded>(
  count: number,
  load: (source: Source) => Promise<Loaded>,
): (source: Source) => Promise<Loaded> {
  const kept = new Map<string, Promise<Loaded>>();
  return (source) => {
    const loading = kept.get(source.key) ?? load(source);
    kept.delete(source.key);
    kept.set(source.key, loading);
    for (const key of [...kept.keys()].slice(0, -count)) kept.delete(key);
    loading.catch(() => kept.delete(source.key));
    return loading;
  };
}
