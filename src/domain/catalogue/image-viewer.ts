/**
 * The product page's image viewer: zoom from 50% to 300% in steps of 10%, quarter turns, a ruler mark every 12 inches
 * (specification 0 §2, §9; Q-58). Zoom is counted in tenths inside, so that no step drifts.
 */
export const MIN_ZOOM = 0.5;
export const MAX_ZOOM = 3;
export const ZOOM_STEP = 0.1;
export const RULER_STEP_INCHES = 12;
/** What the ruler measures before a size is entered. */
export const NOMINAL_VIEW_INCHES = 48;

export const zoomedBy = (zoom: number, steps: number): number =>
  Math.min(Math.max(Math.round(zoom * 10) + steps, MIN_ZOOM * 10), MAX_ZOOM * 10) / 10;

export const zoomText = (zoom: number): string => `${Math.round(zoom * 100)}%`;

export const quarterTurned = (degrees: number): number => (degrees + 90) % 360;

/** Where the marks stand, from 0 up to the length. */
export const rulerMarks = (lengthInInches: number): number[] =>
  Array.from({ length: Math.floor(lengthInInches / RULER_STEP_INCHES) + 1 }, (_, mark) => mark * RULER_STEP_INCHES);
