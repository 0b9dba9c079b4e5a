import type { Reading } from './figures.ts';
import type { Goal } from './goals.ts';
import type { Results } from './results.ts';

type Verdict = 'final' | 'landing' | 'missed' | 'not measured';
export type JudgedGoal = { goal: Goal; verdict: Verdict; figure: string };

/** More readings than this are shown as a range. */
const MAX_LISTED = 4;

export function judge(goal: Goal, results: Results): JudgedGoal {
  const readings = goal.read(results).filter(({ value }) => !Number.isNaN(value));
  const [worst] = readings.toSorted((a, b) => (goal.better === 'more' ? a.value - b.value : b.value - a.value));
  if (!worst) return { goal, verdict: 'not measured', figure: '' };
  const isLanded = goal.landing !== undefined && isMet(goal, worst.value, goal.landing);
  const verdict = isMet(goal, worst.value, goal.final) ? 'final' : isLanded ? 'landing' : 'missed';
  return { goal, verdict, figure: formatReadings(goal, readings, worst) };
}

/** Compares the measured value, not the rounded one. */
const isMet = ({ better }: Goal, value: number, limit: number): boolean =>
  better === 'more' ? value >= limit : value <= limit;

export function formatBound({ better, unit }: Goal, value: number | undefined): string {
  if (value === undefined) return '';
  // The best possible score or layout shift.
  if (unit === '' && value === (better === 'more' ? 100 : 0)) return `${value}`;
  return `${better === 'more' ? '≥' : '≤'} ${formatValue(value, unit)}`;
}

const formatValue = (value: number | string, unit: string): string => (unit === '' ? `${value}` : `${value} ${unit}`);

function formatReadings({ unit, decimals, better }: Goal, readings: readonly Reading[], worst: Reading): string {
  const formatReading = ({ value }: Reading) => formatValue(value.toFixed(decimals), unit);
  const names = new Set(readings.map(({ subject }) => subject));
  if (readings.length === 1) return formatReading(worst);
  if (names.size === 1) return `${formatReading(worst)} at most in ${readings.length} runs`;
  if (readings.length <= MAX_LISTED)
    return readings.map((reading) => `${reading.subject} ${formatReading(reading)}`).join(', ');
  const best = readings.toSorted((a, b) => (better === 'more' ? b.value - a.value : a.value - b.value))[0] ?? worst;
  return `${formatReading(worst)} (${worst.subject}) to ${formatReading(best)}`;
}
