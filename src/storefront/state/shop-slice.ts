import type { PublicSettings } from '#contract/public-settings.ts';

/** Settings never change while a page is open. */
export const shopReducer =
  (settings: PublicSettings) =>
  (state: PublicSettings = settings): PublicSettings =>
    state;
