import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  exportReport,
  getDeliveryReport,
  getPaymentsReport,
  getRefundsReport,
  getSalesBreakdown,
  getSalesReport,
} from '#contract/desk/reports.ts';
import { addDays } from '#domain/time/calendar-days.ts';
import { toIndiaDate } from '#domain/time/india-time.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { ReportsOverview } from './reports-overview.tsx';

// It draws on a canvas, which happy-dom lacks.
vi.mock('#desk/elements/charts/day-chart.tsx', () => ({
  DayChart: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}));

afterEach(() => {
  vi.unstubAllGlobals();
});

const ok = (data: object) => ({ status: 200, data });
const NOTHING = { orders: 0, amountPaise: 0, averagePaise: 0, refundedPaise: 0, netPaise: 0 };
const SALES = {
  totals: { orders: 3, amountPaise: 300_050, averagePaise: 100_017, refundedPaise: 50, netPaise: 300_000 },
  previous: { orders: 2, amountPaise: 400_000, averagePaise: 200_000, refundedPaise: 0, netPaise: 400_000 },
  days: [
    { day: '2026-11-15', orders: 2, amountPaise: 200_050, refundedPaise: 0 },
    { day: '2026-11-16', orders: 0, amountPaise: 0, refundedPaise: 0 },
    { day: '2026-11-17', orders: 1, amountPaise: 100_000, refundedPaise: 50 },
  ],
  includesSamples: true,
};

const readTable = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent);

describe('the sales report', () => {
  it('shows figures with the change, the chart in words and the days with their sum', async () => {
    fakeDesk([[getSalesReport, ok(SALES)]]);
    renderInDesk(<ReportsOverview />, { at: '/desk/reports' });
    expect(await screen.findByRole('img', { name: /₹3,000.50 from 3 orders/ })).toBeDefined();
    expect(await readTable('Sales by day; days without sales and refunds are left out')).toEqual([
      'DayOrdersSalesRefunded or waitingNet',
      'Tue, 17 Nov 20261₹1,000.00₹0.50₹999.50',
      'Sun, 15 Nov 20262₹2,000.50₹0.00₹2,000.50',
      'Total3₹3,000.50₹0.50₹3,000.00',
    ]);
    expect(screen.getByText('▲ 50.0% more than before')).toBeDefined();
    expect(screen.getAllByText('▼ 25.0% less than before').length).toBeGreaterThan(0);
    expect(screen.getByText('These figures include the sample orders of the demo.')).toBeDefined();
  });

  it('shows an empty state when nothing was sold', async () => {
    fakeDesk([
      [
        getSalesReport,
        ok({ totals: NOTHING, previous: NOTHING, days: SALES.days.slice(1, 2), includesSamples: false }),
      ],
    ]);
    renderInDesk(<ReportsOverview />, { at: '/desk/reports' });
    expect(await screen.findByText('Nothing was sold in this period')).toBeDefined();
    expect(screen.queryByText(/sample orders/)).toBeNull();
  });

  it('compares with nothing if the period before had no sales', async () => {
    fakeDesk([[getSalesReport, ok({ ...SALES, previous: NOTHING })]]);
    renderInDesk(<ReportsOverview />, { at: '/desk/reports' });
    expect(await screen.findByText(/A sale counts on the day it was paid/)).toBeDefined();
    expect(screen.queryByText(/before$|Compared with/)).toBeNull();
  });

  it('is refused to roles without reports, in words', async () => {
    fakeDesk([[getSalesReport, { status: 403, message: 'Your role may not do this.' }]]);
    renderInDesk(<ReportsOverview />, { at: '/desk/reports' });
    expect(await screen.findByText("Your role doesn't include this")).toBeDefined();
  });
});

describe('the period', () => {
  it('is chosen from a list, kept by the tabs, and sent as days', async () => {
    const user = userEvent.setup();
    const desk = fakeDesk([
      [getSalesReport, ok(SALES)],
      [
        getSalesBreakdown,
        ok({
          rows: [],
          rest: null,
          roundOffPaise: 0,
          totals: { pieces: 0, orders: 0, amountPaise: 0 },
          includesSamples: false,
        }),
      ],
    ]);
    const { getAddress } = renderInDesk(<ReportsOverview />, { at: '/desk/reports' });
    await user.selectOptions(await screen.findByLabelText('Period'), 'Last 7 days');
    await vi.waitFor(() => expect(getAddress()).toBe('/desk/reports?period=7'));
    await user.click(screen.getByRole('link', { name: 'Categories' }));
    await vi.waitFor(() => expect(getAddress()).toBe('/desk/reports?tab=categories&period=7'));
    await vi.waitFor(() => expect(desk.findSent(getSalesBreakdown)).toHaveLength(1));
    const today = toIndiaDate(new Date());
    expect(desk.findSent(getSalesBreakdown).map(({ body }) => body)).toEqual([
      { from: addDays(today, -6), to: today, by: 'categories' },
    ]);
  });

  it('of own dates starts from the days in view and is applied by the button', async () => {
    const user = userEvent.setup();
    fakeDesk([[getSalesReport, ok(SALES)]]);
    const { getAddress } = renderInDesk(<ReportsOverview />, {
      at: '/desk/reports?period=own&from=2026-04-01&to=2026-04-30',
    });
    const from = await screen.findByLabelText('From');
    await user.clear(from);
    await user.type(from, '2026-03-15');
    expect(getAddress()).toContain('from=2026-04-01');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await vi.waitFor(() => expect(getAddress()).toBe('/desk/reports?period=own&from=2026-03-15&to=2026-04-30'));
    expect(screen.getByText('15 Mar 2026 to 30 Apr 2026')).toBeDefined();
  });

  it('that is too long is refused before anything is asked for', async () => {
    const desk = fakeDesk([]);
    renderInDesk(<ReportsOverview />, { at: '/desk/reports?period=own&from=2020-01-01&to=2026-01-01' });
    expect(await screen.findByText('A report covers at most 366 days.')).toBeDefined();
    expect(desk.sent).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  });
});

describe('the other reports', () => {
  const samples = { includesSamples: false };

  it('products have the others, the round-off and the total below, with shares as text', async () => {
    const rows = [{ key: 'p1', name: 'Basant Vine', category: 'Wallpaper', pieces: 3, orders: 2, amountPaise: 75_035 }];
    const rest = { count: 4, pieces: 5, amountPaise: 25_000 };
    const totals = { pieces: 8, orders: 6, amountPaise: 100_000 };
    fakeDesk([[getSalesBreakdown, ok({ rows, rest, roundOffPaise: -35, totals, ...samples })]]);
    renderInDesk(<ReportsOverview />, { at: '/desk/reports?tab=products' });
    expect(await readTable('Sales by product')).toEqual([
      'ProductPiecesOrdersSalesShare',
      'Basant VineWallpaper32₹750.3575.0%',
      '4 other products5₹250.0025.0%',
      'Round-off-₹0.350.0%',
      'Total86₹1,000.00',
    ]);
  });

  it('refunds link to their orders', async () => {
    const sum = { refunds: 1, amountPaise: 500 };
    const newest = [
      {
        refundId: 'r1',
        orderId: 'o1',
        orderNumber: 'AAN-1',
        day: '2026-11-17',
        amountPaise: 500,
        state: 'pending',
        reason: 'order cancelled',
        isSurplus: false,
      },
    ];
    const days = [{ day: '2026-11-17', ...sum }];
    const none = { refunds: 0, amountPaise: 0 };
    fakeDesk([
      [
        getRefundsReport,
        ok({ confirmed: none, pending: sum, failed: none, surplus: none, days, newest, isComplete: true, ...samples }),
      ],
    ]);
    renderInDesk(<ReportsOverview />, { at: '/desk/reports?tab=refunds' });
    expect((await screen.findByRole('link', { name: 'AAN-1' })).getAttribute('href')).toBe('/desk/orders/o1');
    expect(await readTable('Refunds by day; days without refunds are left out')).toEqual([
      'DayRefundsAmount',
      '17 Nov 20261₹5.00',
      'Total1₹5.00',
    ]);
  });

  it('payments show why they failed', async () => {
    const totals = { attempts: 4, paid: 2, failed: 1, abandoned: 1, open: 0 };
    const reasons = [
      { reason: 'The bank declined the payment.', payments: 3 },
      { reason: 'The customer left the payment page.', payments: 1 },
    ];
    fakeDesk([[getPaymentsReport, ok({ totals, days: [{ day: '2026-11-17', ...totals }], reasons, ...samples })]]);
    renderInDesk(<ReportsOverview />, { at: '/desk/reports?tab=payments' });
    expect(await readTable('Reasons of failed payments, most frequent first')).toEqual([
      'ReasonPaymentsShare',
      'The bank declined the payment.375.0%',
      'The customer left the payment page.125.0%',
      'Total4',
    ]);
  });

  it('delivery lists late orders with a link', async () => {
    const groups = [
      { group: 'early', orders: 2 },
      { group: 'lateFew', orders: 1 },
      { group: 'due', orders: 1 },
    ];
    const late = [
      {
        orderId: 'o1',
        orderNumber: 'AAN-1',
        status: 3,
        promisedOn: '2026-11-10',
        shippedOn: '2026-11-12',
        deliveredOn: null,
        daysLate: 2,
      },
    ];
    fakeDesk([[getDeliveryReport, ok({ groups, late, ...samples })]]);
    renderInDesk(<ReportsOverview />, { at: '/desk/reports?tab=delivery' });
    expect(await readTable('Late orders, latest first')).toEqual([
      'OrderStatusPromisedShippedDeliveredLate by',
      'AAN-1Shipped10 Nov 202612 Nov 20262 days late',
    ]);
    expect(screen.getAllByText(/% of all promised$/)).toHaveLength(2);
  });

  it('download what is shown, or say why not', async () => {
    const user = userEvent.setup();
    const desk = fakeDesk([
      [getSalesReport, ok(SALES)],
      [exportReport, { status: 429, message: 'Too many requests.' }],
    ]);
    renderInDesk(<ReportsOverview />, { at: '/desk/reports?period=own&from=2026-04-01&to=2026-04-30' });
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Too many requests.');
    expect(desk.findSent(exportReport)[0]?.body).toEqual({ from: '2026-04-01', to: '2026-04-30', report: 'sales' });
  });
});
