/** Reads the product id from a URL: from the path, else from the query. */
const QUERY_NAMES = ['id', 'productId', 'pid'] as const;

/** URLSearchParams. */
export type QueryReader = { get(name: string): string | null };

export function readProductId(pathId: string | undefined, query: QueryReader): string | undefined {
  const candidates = [pathId, ...QUERY_NAMES.map((name) => query.get(name))];
  return candidates.map((candidate) => candidate?.trim()).find((candidate) => candidate);
}
