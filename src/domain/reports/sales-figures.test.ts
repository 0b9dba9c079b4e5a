import { describe, expect, it } from 'vitest';
import { computeShare, describeChange, formatShare, splitTopGroups, toSalesFigures } from './sales-figures.ts';

describe('sales figures', () => {
  it.each([
    [0, 0, 0],
    [1, 100, 100],
    [3, 100, 33],
    [3, 200, 67],
    [2, 101, 51],
  ])('the average of %d orders over %d paise is %d', (orders, amountPaise, averagePaise) => {
    expect(toSalesFigures({ orders, amountPaise, refundedPaise: 0 }).averagePaise).toBe(averagePaise);
  });

  it('net may be negative, when more is refunded than sold', () => {
    expect(toSalesFigures({ orders: 1, amountPaise: 100, refundedPaise: 250 }).netPaise).toBe(-150);
  });
});

describe('shares', () => {
  it.each([
    [1, 3, 33.3, '33.3%'],
    [2, 3, 66.7, '66.7%'],
    [5, 0, 0, '0.0%'],
    [-1, 1000, -0.1, '-0.1%'],
    [7, 7, 100, '100.0%'],
  ])('%d of %d is %d percent', (part, whole, share, text) => {
    expect(computeShare(part, whole)).toBeCloseTo(share);
    expect(formatShare(part, whole)).toBe(text);
  });
});

it.each([
  [110, 100, '▲ 10.0% more than before'],
  [75, 100, '▼ 25.0% less than before'],
  [100, 100, 'as before'],
  [0, 0, 'as before'],
  [5, 0, 'nothing to compare'],
  [5, -100, 'nothing to compare'],
])('%d after %d reads "%s"', (current, previous, text) => {
  expect(describeChange(current, previous)).toBe(text);
});

it('sums the groups behind the first ones, so that nothing is lost', () => {
  const groups = [50, 30, 15, 5].map((amountPaise) => ({ amountPaise, pieces: 2 }));
  expect(splitTopGroups(groups, 2)).toEqual({
    rows: groups.slice(0, 2),
    rest: { count: 2, pieces: 4, amountPaise: 20 },
  });
  expect(splitTopGroups(groups, 4)).toEqual({ rows: groups, rest: null });
});
