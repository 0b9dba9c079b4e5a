/**
 * The image viewer of the product page: zoom and rotation. Zoom is calculated in tenths, so that rounding errors
 * do not add up.
 */
export const MIN_ZOOM = 0.5;
export const MAX_ZOOM = 3;
const ZOOM_STEP = 0.1;
/** The side of the piece shown before a size is entered. */
const NOMINAL_VIEW_INCHES = 48;

const STEPS_PER_UNIT = Math.round(1 / ZOOM_STEP);

export const snapZoom = (zoom: number): number =>
  Math.round(Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM) * STEPS_PER_UNIT) / STEPS_PER_UNIT;

export const stepZoom = (zoom: number, steps: number): number =>
  snapZoom((Math.round(zoom * STEPS_PER_UNIT) + steps) / STEPS_PER_UNIT);

export const formatZoom = (zoom: number): string => `${Math.round(zoom * 100)}%`;

export const rotateQuarter = (degrees: number): number => (degrees + 90) % 360;

export type ViewedPiece = { widthInInches: number; heightInInches: number; isNominal: boolean };

/** Returns the entered size, or the nominal one until both sides are entered. */
export function getViewedPiece(widthInInches: number | undefined, heightInInches: number | undefined): ViewedPiece {
  if (isPositiveLength(widthInInches) && isPositiveLength(heightInInches))
    return { widthInInches, heightInInches, isNominal: false };
  return { widthInInches: NOMINAL_VIEW_INCHES, heightInInches: NOMINAL_VIEW_INCHES, isNominal: true };
}

const isPositiveLength = (inches: number | undefined): inches is number =>
  inches !== undefined && Number.isFinite(inches) && inches > 0;
