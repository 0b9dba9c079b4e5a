/**
 * The image viewer of the product page: zoom, rotation and rulers. Zoom is calculated in tenths, so that rounding errors
 * do not add up.
 */
export const MIN_ZOOM = 0.5;
export const MAX_ZOOM = 3;
const ZOOM_STEP = 0.1;
const RULER_STEP_INCHES = 12;
/** The side of the piece shown before a size is entered. */
const NOMINAL_VIEW_INCHES = 48;

const STEPS_PER_UNIT = Math.round(1 / ZOOM_STEP);

export const snapZoom = (zoom: number): number =>
  Math.round(Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM) * STEPS_PER_UNIT) / STEPS_PER_UNIT;

export const stepZoom = (zoom: number, steps: number): number =>
  snapZoom((Math.round(zoom * STEPS_PER_UNIT) + steps) / STEPS_PER_UNIT);

export const formatZoom = (zoom: number): string => `${Math.round(zoom * 100)}%`;

export const rotateQuarter = (degrees: number): number => (degrees + 90) % 360;

/** Positions in inches, from 0 to the length. */
export const listRulerMarks = (lengthInInches: number, stepInInches = RULER_STEP_INCHES): number[] =>
  Array.from({ length: Math.floor(lengthInInches / stepInInches) + 1 }, (_, mark) => mark * stepInInches);

/** More marks along an edge would blur into a grey band. */
const MAX_RULER_MARKS = 100;
/** More labels do not fit on a phone. */
const MAX_RULER_LABELS = 8;

type RulerMark = { inches: number; isLabelled: boolean };

/**
 * Returns a mark every 12 inches, or every round multiple of 12 on long pieces. `zoom` is the length of the ruler
 * relative to the viewport: a longer ruler has room for more labels.
 */
export function buildRuler(lengthInInches: number, zoom = 1): RulerMark[] {
  const step = pickRoundStep(lengthInInches / MAX_RULER_MARKS, RULER_STEP_INCHES);
  const labelStep = pickRoundStep(lengthInInches / zoom / MAX_RULER_LABELS, step);
  return listRulerMarks(lengthInInches, step).map((inches) => ({ inches, isLabelled: inches % labelStep === 0 }));
}

/** Returns the smallest of 1, 2, 5, 10, 20, 50 … times the unit that is at least `minStep`. */
function pickRoundStep(minStep: number, unit: number): number {
  for (let decade = unit; ; decade *= 10) {
    const step = [1, 2, 5].map((factor) => factor * decade).find((candidate) => candidate >= minStep);
    if (step !== undefined) return step;
  }
}

export type ViewedPiece = { widthInInches: number; heightInInches: number; isNominal: boolean };

/** Returns the entered size, or the nominal one until both sides are entered. */
export function getViewedPiece(widthInInches: number | undefined, heightInInches: number | undefined): ViewedPiece {
  if (isPositiveLength(widthInInches) && isPositiveLength(heightInInches))
    return { widthInInches, heightInInches, isNominal: false };
  return { widthInInches: NOMINAL_VIEW_INCHES, heightInInches: NOMINAL_VIEW_INCHES, isNominal: true };
}

const isPositiveLength = (inches: number | undefined): inches is number =>
  inches !== undefined && Number.isFinite(inches) && inches > 0;
