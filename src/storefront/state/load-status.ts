/** What the products, wishlist and cart stores have in common (specification 0 §4). */
export type LoadStatus = 'idle' | 'loading' | 'succeeded' | 'failed';

export type LoadState = {
  status: LoadStatus;
  error: string | null;
  /** Milliseconds since 1970 of the last answer that succeeded. */
  lastFetched: number | null;
};

export const notLoaded: LoadState = { status: 'idle', error: null, lastFetched: null };
