import { expect, it } from 'vitest';
import type { Goal } from './goals.ts';
import { judge } from './verdict.ts';

const createGoal = (changes: Partial<Goal>): Goal => ({
  name: 'a share',
  unit: '%',
  decimals: 0,
  better: 'more',
  landing: 60,
  final: 80,
  bench: 'pages',
  read: () => [],
  ...changes,
});
const createReading = (subject: string, value: number) => ({ subject, value });
const noResults = new Map();

it.each([
  [[81, 95], 'final'],
  [[95, 79.6], 'landing'],
  [[61, 95], 'landing'],
  [[59.9, 95], 'missed'],
  [[], 'not measured'],
  [[Number.NaN], 'not measured'],
])('judges by the worst of %j: %s', (values, verdict) => {
  const read = () => values.map((value, index) => createReading(`page ${index}`, value));
  expect(judge(createGoal({ read }), noResults).verdict).toBe(verdict);
});

it('supports goals where smaller is better', () => {
  const less = { better: 'less', landing: 5, final: 3, unit: 's', decimals: 1 } as const;
  const judgeValue = (value: number) =>
    judge(createGoal({ ...less, read: () => [createReading('start', value)] }), noResults);
  expect([judgeValue(2.9), judgeValue(4), judgeValue(5.2)].map(({ verdict }) => verdict)).toEqual([
    'final',
    'landing',
    'missed',
  ]);
  expect(judgeValue(4).figure).toBe('4.0 s');
});

it('shows many readings as a range and names the worst', () => {
  const read = () => [90, 70, 85, 95, 99].map((value, index) => createReading(`page ${index}`, value));
  expect(judge(createGoal({ read }), noResults).figure).toBe('70 % (page 1) to 99 %');
});

it('a goal without a landing value is met or missed', () => {
  const { landing: _, ...only } = createGoal({ read: () => [createReading('page', 70)] });
  expect(judge(only, noResults).verdict).toBe('missed');
});
