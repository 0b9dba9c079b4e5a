export const THUMB_RADIUS_PX = 22;

/** Returns the x of the thumb's middle: like that of a native slider, the thumb stays inside. */
export const placeThumb = (percent: number, width: number): number =>
  THUMB_RADIUS_PX + ((width - 2 * THUMB_RADIUS_PX) * percent) / 100;

/** Returns the percentage for a thumb whose middle is at x. */
export const findPercent = (x: number, width: number): number =>
  Math.round(Math.max(0, Math.min(100, ((x - THUMB_RADIUS_PX) / (width - 2 * THUMB_RADIUS_PX)) * 100)));
