import type { Breakdown, SalesGroupRow } from '#contract/desk/reports.ts';
import { type SalesBreakdown, useSalesBreakdown } from '#desk/api/reports.ts';
import { Amount } from '#desk/elements/figures.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import type { Period } from '#domain/reports/report-period.ts';
import { formatCount } from './report-figures.tsx';
import { ReportFrame } from './report-frame.tsx';
import { type ReportColumn, ReportTable, ShareBar } from './report-table.tsx';

const TITLES: Readonly<Record<Breakdown, { title: string; noun: string }>> = {
  categories: { title: 'Sales by category', noun: 'Category' },
  products: { title: 'Sales by product', noun: 'Product' },
  states: { title: 'Sales by state', noun: 'State' },
};

const LINE_NOTE =
  'An order with several of them counts in each row, once in the total. Orders are charged in whole rupees; this round-off belongs to no product, so it has its own row.';

const NOTES: Readonly<Record<Breakdown, string>> = {
  categories: LINE_NOTE,
  products: LINE_NOTE,
  states: 'By the state of the delivery address; amounts include the round-off of each order.',
};

/** A row of the table: a group, the sum of the groups behind the first 200, or the round-off. */
type BreakdownRow = Omit<SalesGroupRow, 'name' | 'pieces' | 'orders'> & {
  name: string;
  pieces: number | null;
  orders: number | null;
};

export function BreakdownView({ by, period }: { by: Breakdown; period: Period }) {
  const report = useSalesBreakdown(by, period);
  return (
    <ReportFrame query={report} empty="Nothing was sold in this period" isEmpty={({ totals }) => totals.orders === 0}>
      {(data) => (
        <Panel title={TITLES[by].title}>
          <ReportTable
            caption={TITLES[by].title}
            rows={listRows(by, data)}
            getKey={({ key }) => key}
            hasTotal
            columns={listColumns(by, data)}
          />
          <p>{NOTES[by]}</p>
        </Panel>
      )}
    </ReportFrame>
  );
}

function listRows(by: Breakdown, { rows, rest, roundOffPaise }: SalesBreakdown): BreakdownRow[] {
  const noGroup = { category: null, orders: null };
  const others = rest && { ...noGroup, ...rest, key: 'others', name: `${formatCount(rest.count)} other products` };
  const roundOff = { ...noGroup, key: 'round-off', name: 'Round-off', pieces: null, amountPaise: roundOffPaise };
  return [
    ...rows.map((row) => ({ ...row, name: row.name ?? 'Not known' })),
    ...(others ? [others] : []),
    ...(by === 'states' ? [] : [roundOff]),
  ];
}

const formatOptional = (count: number | null): string => (count === null ? '' : formatCount(count));

function listColumns(by: Breakdown, { rows, totals }: SalesBreakdown): ReportColumn<BreakdownRow>[] {
  const largest = rows[0]?.amountPaise ?? 0;
  return [
    {
      header: TITLES[by].noun,
      cell: ({ name, category }) => (
        <>
          {name}
          {category !== null && <small>{category}</small>}
        </>
      ),
      total: 'Total',
    },
    { header: 'Pieces', cell: ({ pieces }) => formatOptional(pieces), total: formatCount(totals.pieces) },
    { header: 'Orders', cell: ({ orders }) => formatOptional(orders), total: formatCount(totals.orders) },
    {
      header: 'Sales',
      cell: ({ amountPaise }) => <Amount paise={amountPaise} />,
      total: <Amount paise={totals.amountPaise} />,
    },
    {
      header: 'Share',
      cell: ({ amountPaise }) => <ShareBar part={amountPaise} whole={totals.amountPaise} largest={largest} />,
    },
  ];
}
