import { describe, expect, it } from 'vitest';
import {
  countByPunctuality,
  countDaysLate,
  formatDaysLate,
  listLatestPromises,
  sumPunctuality,
} from './delivery-punctuality.ts';

const TODAY = '2026-11-17';

const findGroup = (promisedOn: string, sentOn: string | null) =>
  countByPunctuality([{ promisedOn, sentOn, orders: 1 }], TODAY).find(({ orders }) => orders === 1)?.group;

describe('an order', () => {
  it.each([
    ['2026-11-10', '2026-11-08', 'early', -2],
    ['2026-11-10', '2026-11-10', 'onTime', 0],
    ['2026-11-10', '2026-11-11', 'lateFew', 1],
    ['2026-11-10', '2026-11-13', 'lateFew', 3],
    ['2026-11-10', '2026-11-14', 'lateWeek', 4],
    ['2026-11-10', '2026-11-17', 'lateWeek', 7],
    ['2026-10-30', '2026-11-07', 'lateMore', 8],
    ['2026-11-17', null, 'due', 0],
    ['2026-11-20', null, 'due', -3],
    ['2026-11-16', null, 'lateFew', 1],
  ] as const)('promised for %s and sent on %s is %s', (promisedOn, sentOn, group, daysLate) => {
    expect(findGroup(promisedOn, sentOn)).toBe(group);
    expect(countDaysLate({ promisedOn, sentOn }, TODAY)).toBe(daysLate);
  });
});

it('adds groups up, and leaves orders that are not due out of late and punctual', () => {
  const counts = countByPunctuality(
    [
      { promisedOn: '2026-11-10', sentOn: '2026-11-09', orders: 3 },
      { promisedOn: '2026-11-11', sentOn: '2026-11-11', orders: 4 },
      { promisedOn: '2026-11-10', sentOn: '2026-11-12', orders: 2 },
      { promisedOn: '2026-10-10', sentOn: null, orders: 1 },
      { promisedOn: '2026-11-30', sentOn: null, orders: 5 },
    ],
    TODAY,
  );
  expect(counts.map(({ orders }) => orders)).toEqual([3, 4, 2, 0, 1, 5]);
  expect(sumPunctuality(counts)).toEqual({ punctual: 7, late: 3, due: 5 });
});

it.each([
  [0, 'on time'],
  [1, '1 day late'],
  [12, '12 days late'],
  [-1, '1 day early'],
])('%d days read "%s"', (days, text) => {
  expect(formatDaysLate(days)).toBe(text);
});

describe('the promised days of the latest orders', () => {
  const DAY = '2026-03-20';
  const deliveries = [
    { promisedOn: '2026-03-01', sentOn: '2026-03-11', orders: 2 },
    { promisedOn: '2026-03-02', sentOn: '2026-03-02', orders: 50 },
    { promisedOn: '2026-03-03', sentOn: '2026-03-08', orders: 3 },
    { promisedOn: '2026-03-04', sentOn: '2026-03-09', orders: 1 },
    { promisedOn: '2026-03-05', sentOn: '2026-03-06', orders: 9 },
    { promisedOn: '2026-03-19', sentOn: null, orders: 1 },
    { promisedOn: '2026-03-21', sentOn: null, orders: 7 },
  ];

  it.each([
    [1, ['2026-03-01']],
    [2, ['2026-03-01']],
    // Both days are five days late.
    [3, ['2026-03-01', '2026-03-03', '2026-03-04']],
    [6, ['2026-03-01', '2026-03-03', '2026-03-04']],
    [7, ['2026-03-01', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-19']],
    [200, ['2026-03-01', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-19']],
  ])('of %i orders', (limit, days) => {
    expect(listLatestPromises(deliveries, DAY, limit)).toEqual(days);
  });
});
