import { expect, it } from 'vitest';
import type { Goal } from './goals.ts';
import { judge } from './verdict.ts';

const goal = (changes: Partial<Goal>): Goal => ({
  ...{
    what: 'a share',
    unit: '%',
    decimals: 0,
    better: 'more',
    landing: 60,
    final: 80,
    bench: 'pages',
    read: () => [],
  },
  ...changes,
});
const reading = (of: string, value: number) => ({ of, value });
const none = new Map();

it.each([
  [[81, 95], 'final'],
  [[95, 79.6], 'landing'],
  [[61, 95], 'landing'],
  [[59.9, 95], 'missed'],
  [[], 'not measured'],
  [[Number.NaN], 'not measured'],
])('judges by the worst of %j: %s', (values, verdict) => {
  const read = () => values.map((value, at) => reading(`page ${at}`, value));
  expect(judge(goal({ read }), none).verdict).toBe(verdict);
});

it('supports goals where smaller is better', () => {
  const less = { better: 'less', landing: 5, final: 3, unit: 's', decimals: 1 } as const;
  const at = (value: number) => judge(goal({ ...less, read: () => [reading('start', value)] }), none);
  expect([at(2.9), at(4), at(5.2)].map(({ verdict }) => verdict)).toEqual(['final', 'landing', 'missed']);
  expect(at(4).figure).toBe('4.0 s');
});

it('shows many readings as a range and names the worst', () => {
  const read = () => [90, 70, 85, 95, 99].map((value, at) => reading(`page ${at}`, value));
  expect(judge(goal({ read }), none).figure).toBe('70 % (page 1) to 99 %');
});

it('a goal without a landing value is met or missed', () => {
  const { landing: _, ...only } = goal({ read: () => [reading('page', 70)] });
  expect(judge(only, none).verdict).toBe('missed');
});
