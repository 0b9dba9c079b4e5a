import { describe, expect, it } from 'vitest';
import { buildReportAddress, getOwnPeriod, readReportView } from './report-address.ts';

const TODAY = '2026-11-17';
const OWN = { from: '2026-04-01', to: '2026-05-31' };

describe('the address of a report', () => {
  it.each([
    [{ report: 'sales', periodName: '30' }, '/desk/reports'],
    [{ report: 'products', periodName: '90' }, '/desk/reports?tab=products&period=90'],
    [{ report: 'delivery', periodName: 'year' }, '/desk/reports?tab=delivery&period=year'],
    [
      { report: 'states', periodName: 'own', own: OWN },
      '/desk/reports?tab=states&period=own&from=2026-04-01&to=2026-05-31',
    ],
  ] as const)('of %o is %s, and gives the same view', (target, address) => {
    expect(buildReportAddress(target)).toBe(address);
    const view = readReportView(new URL(address, 'http://desk').search, TODAY);
    expect(buildReportAddress({ ...view, own: getOwnPeriod(view) })).toBe(address);
  });

  it('falls back to sales of 30 days for what it does not know', () => {
    expect(readReportView('?tab=nothing&period=100', TODAY)).toEqual({
      report: 'sales',
      periodName: '30',
      period: { ok: true, value: { from: '2026-10-19', to: TODAY } },
    });
  });

  it('refuses own days that are no period', () => {
    const view = readReportView('?period=own&from=2026-05-31&to=2026-04-01', TODAY);
    expect(view.period.ok).toBe(false);
    expect(getOwnPeriod(view)).toBeUndefined();
  });
});
