/** Wheels report a notch as 100 or 120 pixels or 3 lines, trackpads a stream of small amounts. */
const NOTCH_PIXELS = 50;
/** A longer pause starts a new movement. */
const PAUSE_MS = 200;
const PIXELS_PER_UNIT = [1, 33, 400];

type WheelTurn = { deltaY: number; deltaMode: number; timeStamp: number };

/** At most one notch per event; small trackpad deltas add up to notches. */
export function createNotchCounter(): (event: WheelTurn) => -1 | 0 | 1 {
  let carried = 0;
  let lastTurn = Number.NEGATIVE_INFINITY;
  return ({ deltaY, deltaMode, timeStamp }) => {
    if (deltaY === 0) return 0;
    const isNew = timeStamp - lastTurn > PAUSE_MS || Math.sign(deltaY) === -Math.sign(carried);
    lastTurn = timeStamp;
    carried = isNew ? Math.sign(deltaY) * NOTCH_PIXELS : carried + deltaY * (PIXELS_PER_UNIT[deltaMode] ?? 1);
    if (Math.abs(carried) < NOTCH_PIXELS) return 0;
    carried = 0;
    return deltaY > 0 ? 1 : -1;
  };
}
