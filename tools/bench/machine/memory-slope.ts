export type MemorySample = { minute: number; megabytes: number };

const WINDOW_MINUTES = 1;

/**
 * Memory growth in megabytes per minute: the slope of the regression line through each minute's minimum.
 * Values above it are garbage not collected yet.
 */
export function computeSlope(samples: readonly MemorySample[]): number {
  const points = findWindowMinimums(samples);
  const computeMean = (getValue: (sample: MemorySample) => number) =>
    points.reduce((sum, point) => sum + getValue(point), 0) / points.length;
  const [minute, megabytes] = [computeMean((point) => point.minute), computeMean((point) => point.megabytes)];
  const rise = computeMean((point) => (point.minute - minute) * (point.megabytes - megabytes));
  return rise / computeMean((point) => (point.minute - minute) ** 2);
}

function findWindowMinimums(samples: readonly MemorySample[]): MemorySample[] {
  const [first, last] = [samples[0]?.minute ?? 0, samples.at(-1)?.minute ?? 0];
  const windows = Math.round((last - first) / WINDOW_MINUTES);
  return Array.from({ length: windows }, (_, index) => {
    const start = first + index * WINDOW_MINUTES;
    const inside = samples.filter(({ minute }) => minute >= start && minute < start + WINDOW_MINUTES);
    const megabytes = Math.min(...inside.map((sample) => sample.megabytes));
    return { minute: start, megabytes };
  });
}
