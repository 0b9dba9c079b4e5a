/** Returns the value at this share of the sorted values, or NaN for an empty list. */
export function computeQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const computeMedian = (values: readonly number[]): number => computeQuantile(values, 0.5);
