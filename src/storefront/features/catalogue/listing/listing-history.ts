/** The state of a listing's history entry: the page at which its list starts. */
type ListingHistoryState = { firstPage: number };

export const createListingHistoryState = (firstPage: number): ListingHistoryState => ({ firstPage });

export function readFirstPage(state: unknown): number | undefined {
  const firstPage = (state as Partial<ListingHistoryState> | null)?.firstPage;
  return firstPage !== undefined && Number.isInteger(firstPage) && firstPage > 0 ? firstPage : undefined;
}
