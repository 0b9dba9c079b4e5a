/** Timings and fixed values of the hero, slider, newsletter form and wishlist. */
export const SLIDER_INTERVAL_MS = 3_000;
export const WISHLIST_REFRESH_MS = 300_000;
/** Missing wishlist products fetched per batch. */
export const WISHLIST_FETCH_BATCH = 12;

/** The hero image zooms out while headline, subtitle and button slide in. */
export const HERO_ZOOM = { fromScale: 1.1, toScale: 1, seconds: 8 } as const;
export const HERO_ENTRANCE_SECONDS = 0.8;
export const HERO_DELAY_SECONDS = { headline: 0.2, subtitle: 0.4, button: 0.6 } as const;
export const HERO_DEFAULT_HREF = '#';

/** The newsletter form only simulates a subscription; it sends no request. */
export const NEWSLETTER_DELAY_MS = 1_000;
export const NEWSLETTER_MESSAGE_MS = 3_000;
export const NEWSLETTER_MESSAGE = 'Successfully subscribed!';
