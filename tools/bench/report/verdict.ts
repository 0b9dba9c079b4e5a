import type { Reading } from './figures.ts';
import type { Goal } from './goals.ts';
import type { Results } from './results.ts';

type Verdict = 'final' | 'landing' | 'missed' | 'not measured';
export type Judged = { goal: Goal; verdict: Verdict; figure: string };

/** More readings than this are shown as a range. */
const MAX_LISTED = 4;

export function judge(goal: Goal, results: Results): Judged {
  const readings = goal.read(results).filter(({ value }) => !Number.isNaN(value));
  const [worst] = readings.toSorted((a, b) => (goal.better === 'more' ? a.value - b.value : b.value - a.value));
  if (!worst) return { goal, verdict: 'not measured', figure: '' };
  const isLanded = goal.landing !== undefined && meets(goal, worst.value, goal.landing);
  const verdict = meets(goal, worst.value, goal.final) ? 'final' : isLanded ? 'landing' : 'missed';
  return { goal, verdict, figure: describe(goal, readings, worst) };
}

/** The measured value decides, not the rounded one that is shown. */
const meets = ({ better }: Goal, value: number, limit: number): boolean =>
  better === 'more' ? value >= limit : value <= limit;

export const bound = ({ better, unit }: Goal, value: number | undefined): string =>
  value === undefined ? '' : `${better === 'more' ? '≥' : '≤'} ${written(value, unit)}`;

const written = (value: number | string, unit: string): string => (unit === '' ? `${value}` : `${value} ${unit}`);

function describe({ unit, decimals, better }: Goal, readings: readonly Reading[], worst: Reading): string {
  const text = ({ value }: Reading) => written(value.toFixed(decimals), unit);
  const names = new Set(readings.map(({ of }) => of));
  if (readings.length === 1) return text(worst);
  if (names.size === 1) return `${text(worst)} at most of ${readings.length}`;
  if (readings.length <= MAX_LISTED) return readings.map((one) => `${one.of} ${text(one)}`).join(', ');
  const best = readings.toSorted((a, b) => (better === 'more' ? b.value - a.value : a.value - b.value))[0] ?? worst;
  return `${text(worst)} (${worst.of}) to ${text(best)}`;
}
