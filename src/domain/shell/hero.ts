/** The hero banner's movement: the picture settles, then headline, subtitle and button rise (specification 0 §2, §9). */
export const HERO_ZOOM = { fromScale: 1.1, toScale: 1, seconds: 8 } as const;
export const HERO_ENTRANCE_SECONDS = 0.8;
export const HERO_DELAY_SECONDS = { headline: 0.2, subtitle: 0.4, button: 0.6 } as const;
export const HERO_DEFAULT_HREF = '#';
