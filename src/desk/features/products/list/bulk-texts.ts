import type { BulkChange } from '#contract/desk/products/products.ts';

type BulkText = {
  /** Label of the bar's button. */
  readonly label: string;
  /** Continues '3 products'. */
  readonly title: (products: string) => string;
  readonly lead: string;
  readonly confirm: string;
  /** Null for rates, which need a percentage. */
  readonly change: BulkChange | null;
};

export const BULK_ACTIONS = {
  rate: {
    label: 'Change rates',
    title: (products) => `Change the rates of ${products}`,
    lead: 'All types of these products change by the same percentage, rounded to whole rupees. Orders keep their prices.',
    confirm: 'Change the rates',
    change: null,
  },
  feature: {
    label: 'Feature',
    title: (products) => `Feature ${products}`,
    lead: 'Featured products come first on the home page.',
    confirm: 'Feature',
    change: { kind: 'featured', isFeatured: true },
  },
  unfeature: {
    label: 'Stop featuring',
    title: (products) => `Stop featuring ${products}`,
    lead: 'They stay on sale.',
    confirm: 'Stop featuring',
    change: { kind: 'featured', isFeatured: false },
  },
  hide: {
    label: 'Hide',
    title: (products) => `Hide ${products}`,
    lead: "Customers can't see or buy them until you show them again. Orders already placed don't change.",
    confirm: 'Hide',
    change: { kind: 'hide' },
  },
  show: {
    label: 'Show',
    title: (products) => `Show ${products}`,
    lead: 'They go back on sale as they were.',
    confirm: 'Show',
    change: { kind: 'show' },
  },
} as const satisfies Record<string, BulkText>;
export type BulkAction = keyof typeof BULK_ACTIONS;

export const countProducts = (count: number): string =>
  count === 1 ? '1 product' : `${count.toLocaleString('en-IN')} products`;

export function describeResults(results: readonly { isChanged: boolean }[]): string {
  const changed = results.filter(({ isChanged }) => isChanged).length;
  const failed = results.length - changed;
  const done = `${countProducts(changed)} changed.`;
  if (failed === 0) return done;
  return changed === 0 ? 'Nothing was changed. See why below.' : `${done} ${failed} not changed: see why below.`;
}
