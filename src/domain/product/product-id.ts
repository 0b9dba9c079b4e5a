/** Which product an address means: the id in the path, else the query's `id`, `productId` or `pid` (specification 0 §2). */
const QUERY_NAMES = ['id', 'productId', 'pid'] as const;

/** The part of URLSearchParams that is needed here. */
export type QueryReader = { get(name: string): string | null };

// Our reading: the path wins, and the query's names are tried in the order in which the specification lists them (PDP-32).
export function readProductId(pathId: string | undefined, query: QueryReader): string | undefined {
  const candidates = [pathId, ...QUERY_NAMES.map((name) => query.get(name))];
  return candidates.map((candidate) => candidate?.trim()).find((candidate) => candidate);
}
