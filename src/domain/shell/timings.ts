/** How long things last and how often they repeat (specification 0 §9, 1 §9). */
export const SLIDER_INTERVAL_MS = 3_000;
export const WISHLIST_REFRESH_MS = 300_000;
/** How many missing wishlist products are fetched at once. */
export const WISHLIST_FETCH_BATCH = 12;
