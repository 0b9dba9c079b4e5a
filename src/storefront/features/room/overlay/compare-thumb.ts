/** The thumb in CSS pixels; the shader draws it. */
const THUMB_PX = 44;

/** Returns the x of the thumb's middle: like that of a native slider, the thumb stays inside. */
export const placeThumb = (percent: number, width: number): number =>
  THUMB_PX / 2 + ((width - THUMB_PX) * percent) / 100;

/** Returns the percentage for a thumb whose middle is at x. */
export const findPercent = (x: number, width: number): number =>
  Math.round(Math.max(0, Math.min(100, ((x - THUMB_PX / 2) / (width - THUMB_PX)) * 100)));
