/**
 * The product page's image viewer: zoom from 50% to 300% in steps of 10%, quarter turns, a ruler mark every 12 inches
 * over the size of the piece (specification 0 §2, §9; Q-58). Zoom is counted in tenths inside, so that no step drifts.
 */
export const MIN_ZOOM = 0.5;
export const MAX_ZOOM = 3;
const ZOOM_STEP = 0.1;
const RULER_STEP_INCHES = 12;
/** What the ruler measures before a size is entered. */
const NOMINAL_VIEW_INCHES = 48;

const STEPS_PER_UNIT = Math.round(1 / ZOOM_STEP);

/** The nearest step within the range. */
export const snapZoom = (zoom: number): number =>
  Math.round(Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM) * STEPS_PER_UNIT) / STEPS_PER_UNIT;

export const stepZoom = (zoom: number, steps: number): number =>
  snapZoom((Math.round(zoom * STEPS_PER_UNIT) + steps) / STEPS_PER_UNIT);

export const formatZoom = (zoom: number): string => `${Math.round(zoom * 100)}%`;

export const rotateQuarter = (degrees: number): number => (degrees + 90) % 360;

/** Where the marks stand, from 0 up to the length. */
export const listRulerMarks = (lengthInInches: number, stepInInches = RULER_STEP_INCHES): number[] =>
  Array.from({ length: Math.floor(lengthInInches / stepInInches) + 1 }, (_, mark) => mark * stepInInches);

/** More marks than this along an edge run into one grey band. */
const MAX_RULER_MARKS = 100;
/** More numbers than this do not fit side by side on a phone. */
const MAX_RULER_LABELS = 8;

type RulerMark = { inches: number; isLabelled: boolean };

/**
 * The marks of a ruler and which of them carry their number. Our reading: every 12 inches has its mark as long as marks
 * can be told apart; on longer pieces a round multiple of 12 takes over. Shown larger, in windows, there is room for more
 * numbers.
 */
export function buildRuler(lengthInInches: number, shownLength = 1): RulerMark[] {
  const step = pickRoundStep(lengthInInches / MAX_RULER_MARKS, RULER_STEP_INCHES);
  const labelStep = pickRoundStep(lengthInInches / shownLength / MAX_RULER_LABELS, step);
  return listRulerMarks(lengthInInches, step).map((inches) => ({ inches, isLabelled: inches % labelStep === 0 }));
}

/** The smallest of 1, 2, 5, 10, 20, 50 … times the unit that reaches the wanted step. */
function pickRoundStep(wanted: number, unit: number): number {
  for (let decade = unit; ; decade *= 10) {
    const step = [1, 2, 5].map((factor) => factor * decade).find((candidate) => candidate >= wanted);
    if (step !== undefined) return step;
  }
}

export type ViewedPiece = { widthInInches: number; heightInInches: number; isNominal: boolean };

/** The size that is shown and measured. Our reading: the nominal size until both sides are entered. */
export function getViewedPiece(widthInInches: number | undefined, heightInInches: number | undefined): ViewedPiece {
  if (isLength(widthInInches) && isLength(heightInInches)) return { widthInInches, heightInInches, isNominal: false };
  return { widthInInches: NOMINAL_VIEW_INCHES, heightInInches: NOMINAL_VIEW_INCHES, isNominal: true };
}

const isLength = (inches: number | undefined): inches is number =>
  inches !== undefined && Number.isFinite(inches) && inches > 0;
