import { describe, expect, it } from 'vitest';
import { MESSAGE_SHOWN_MS } from '../inquiries/submission-messages.ts';
import {
  HERO_DEFAULT_HREF,
  HERO_DELAY_SECONDS,
  HERO_ENTRANCE_SECONDS,
  HERO_ZOOM,
  NEWSLETTER_DELAY_MS,
  NEWSLETTER_MESSAGE,
  NEWSLETTER_MESSAGE_MS,
  SLIDER_INTERVAL_MS,
  WISHLIST_FETCH_BATCH,
  WISHLIST_REFRESH_MS,
} from './timings.ts';

describe('timings', () => {
  it('of the hero: zoom from 1.1 to 1 in 8 s; texts enter in 0.8 s after 0.2, 0.4 and 0.6 s [CONST-29]', () => {
    expect(HERO_ZOOM).toEqual({ fromScale: 1.1, toScale: 1, seconds: 8 });
    expect(HERO_ENTRANCE_SECONDS).toBe(0.8);
    expect(HERO_DELAY_SECONDS).toEqual({ headline: 0.2, subtitle: 0.4, button: 0.6 });
    expect(HERO_DEFAULT_HREF).toBe('#');
  });

  it('of the newsletter: 1 s to subscribe, 3 s for the message [CONST-21]', () => {
    expect([NEWSLETTER_DELAY_MS, NEWSLETTER_MESSAGE_MS]).toEqual([1000, 3000]);
    expect(NEWSLETTER_MESSAGE).toBe('Successfully subscribed!');
  });

  it('of the slider and of form messages: 3 s [CONST-11, CONST-37]', () => {
    expect([SLIDER_INTERVAL_MS, MESSAGE_SHOWN_MS]).toEqual([3000, 3000]);
  });

  it('of the wishlist: refresh every 5 minutes, fetch 12 missing products at once [CONST-25, CONST-26]', () => {
    expect([WISHLIST_REFRESH_MS, WISHLIST_FETCH_BATCH]).toEqual([300_000, 12]);
  });
});
