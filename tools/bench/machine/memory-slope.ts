export type MemorySample = { minute: number; megabytes: number };

const WINDOW_MINUTES = 1;

/**
 * Megabytes per minute by which a process grows: the straight line through the least of every minute.
 * Values above it are garbage not collected yet.
 */
export function computeSlope(samples: readonly MemorySample[]): number {
  const points = leastOfWindows(samples);
  const mean = (of: (sample: MemorySample) => number) => points.reduce((sum, one) => sum + of(one), 0) / points.length;
  const [minute, megabytes] = [mean((one) => one.minute), mean((one) => one.megabytes)];
  const rise = mean((one) => (one.minute - minute) * (one.megabytes - megabytes));
  return rise / mean((one) => (one.minute - minute) ** 2);
}

function leastOfWindows(samples: readonly MemorySample[]): MemorySample[] {
  const [first, last] = [samples[0]?.minute ?? 0, samples.at(-1)?.minute ?? 0];
  const windows = Math.round((last - first) / WINDOW_MINUTES);
  return Array.from({ length: windows }, (_, at) => {
    const begin = first + at * WINDOW_MINUTES;
    const inside = samples.filter(({ minute }) => minute >= begin && minute < begin + WINDOW_MINUTES);
    const megabytes = Math.min(...inside.map((sample) => sample.megabytes));
    return { minute: begin, megabytes };
  });
}
