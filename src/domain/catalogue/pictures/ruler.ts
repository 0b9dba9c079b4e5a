/** The rulers along a picture of known size. */
const RULER_STEP_INCHES = 12;

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
