import { describe, expect, it } from 'vitest';
import { MESSAGE_SHOWN_MS } from '../inquiries/submission-messages.ts';
import { HERO_DEFAULT_HREF, HERO_DELAY_SECONDS, HERO_ENTRANCE_SECONDS, HERO_ZOOM } from './hero.ts';
import { NEWSLETTER_DELAY_MS, NEWSLETTER_MESSAGE, NEWSLETTER_MESSAGE_MS } from './newsletter.ts';
import { SLIDER_INTERVAL_MS, WISHLIST_FETCH_BATCH, WISHLIST_REFRESH_MS } from './timings.ts';

describe('stated timings', () => {
  it('zoom the hero from 1.1 to 1 in 8 s; texts enter in 0.8 s after 0.2, 0.4 and 0.6 s [CONST-29]', () => {
    expect(HERO_ZOOM).toEqual({ fromScale: 1.1, toScale: 1, seconds: 8 });
    expect(HERO_ENTRANCE_SECONDS).toBe(0.8);
    expect(HERO_DELAY_SECONDS).toEqual({ headline: 0.2, subtitle: 0.4, button: 0.6 });
    expect(HERO_DEFAULT_HREF).toBe('#');
  });

  it('pretend a subscription of 1 s and thank for 3 s [CONST-21]', () => {
    expect([NEWSLETTER_DELAY_MS, NEWSLETTER_MESSAGE_MS]).toEqual([1000, 3000]);
    expect(NEWSLETTER_MESSAGE).toBe('Successfully subscribed!');
  });

  it('advance the slider every 3 s and drop banners after 3 s [CONST-11, CONST-37]', () => {
    expect([SLIDER_INTERVAL_MS, MESSAGE_SHOWN_MS]).toEqual([3000, 3000]);
  });

  it('refresh the wishlist every 5 minutes, 12 missing products at once [CONST-25, CONST-26]', () => {
    expect([WISHLIST_REFRESH_MS, WISHLIST_FETCH_BATCH]).toEqual([300_000, 12]);
  });
});
