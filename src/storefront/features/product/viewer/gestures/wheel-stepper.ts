/** Less than one wheel notch (100 to 120 pixels or 3 lines), so that each notch is a step. */
const PIXELS_PER_STEP = 50;
/** After this pause the next event steps at once. */
const MOVEMENT_GAP_MS = 200;
/** Indexed by `WheelEvent.deltaMode`: pixels, lines, pages. */
const PIXELS_BY_DELTA_MODE = [1, 33, 400];

type WheelInput = { deltaY: number; deltaMode: number; timeStamp: number };
type WheelStep = -1 | 0 | 1;

/**
 * Returns at most one step per event, in the direction of `deltaY`. The first event of a movement is always a step;
 * after it the small deltas of a trackpad add up to steps.
 */
export function createWheelStepper(): (event: WheelInput) => WheelStep {
  let accumulatedPixels = 0;
  let lastTime = Number.NEGATIVE_INFINITY;
  return ({ deltaY, deltaMode, timeStamp }) => {
    if (deltaY === 0) return 0;
    const direction = deltaY > 0 ? 1 : -1;
    const isReversed = Math.sign(accumulatedPixels) === -direction;
    const isNewMovement = timeStamp - lastTime > MOVEMENT_GAP_MS || isReversed;
    lastTime = timeStamp;
    accumulatedPixels += deltaY * (PIXELS_BY_DELTA_MODE[deltaMode] ?? 1);
    if (!isNewMovement && Math.abs(accumulatedPixels) < PIXELS_PER_STEP) return 0;
    accumulatedPixels = 0;
    return direction;
  };
}
