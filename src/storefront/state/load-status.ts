export type LoadStatus = 'idle' | 'loading' | 'succeeded' | 'failed';

export type LoadState = {
  status: LoadStatus;
  error: string | null;
  /** Epoch milliseconds of the last successful response. */
  lastFetched: number | null;
};

export const initialLoadState: LoadState = { status: 'idle', error: null, lastFetched: null };
