/**
 * Sales figures, exact to the paisa. A sale is an order that was paid in the period, whatever became of it later; a refund
 * counts on the day it was made. The amount of an order is the sum of its lines and its round-off to whole rupees (D-08),
 * which belongs to no line: broken down by category or product it is a row of its own, by state it is part of the order.
 */

type SalesTotals = {
  readonly orders: number;
  readonly amountPaise: number;
  /** Includes refunds of earlier sales, but none that the provider refused. */
  readonly refundedPaise: number;
};

export type SalesFigures = SalesTotals & { readonly averagePaise: number; readonly netPaise: number };

export const toSalesFigures = (totals: SalesTotals): SalesFigures => ({
  ...totals,
  averagePaise: computeAverage(totals.amountPaise, totals.orders),
  netPaise: totals.amountPaise - totals.refundedPaise,
});

/** Rounds half up to the paisa; zero without orders. */
const computeAverage = (amountPaise: number, orders: number): number =>
  orders === 0 ? 0 : Math.floor((2 * amountPaise + orders) / (2 * orders));

/** Returns the part of the whole in percent with one decimal. */
export const computeShare = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10 || 0;

export const formatShare = (part: number, whole: number): string => `${computeShare(part, whole).toFixed(1)}%`;

/** Compares a figure with the one of the period before, e.g. '▲ 12.5% more than before'. */
export function describeChange(current: number, previous: number): string {
  if (current === previous) return 'as before';
  if (previous <= 0) return 'nothing to compare';
  const percent = formatShare(Math.abs(current - previous), previous);
  return current > previous ? `▲ ${percent} more than before` : `▼ ${percent} less than before`;
}

type SalesGroup = { readonly pieces: number; readonly amountPaise: number };

/** Splits groups, largest first, into those with a row of their own and the sum of all others. */
export function splitTopGroups<Group extends SalesGroup>(groups: readonly Group[], maxRows: number) {
  const rows = groups.slice(0, maxRows);
  const others = groups.slice(maxRows);
  const rest = {
    count: others.length,
    pieces: sumFigure(others, 'pieces'),
    amountPaise: sumFigure(others, 'amountPaise'),
  };
  return { rows, rest: others.length === 0 ? null : rest };
}

const sumFigure = (groups: readonly SalesGroup[], figure: keyof SalesGroup): number =>
  groups.reduce((sum, group) => sum + group[figure], 0);
