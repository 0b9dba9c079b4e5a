import { describe, expect, it } from 'vitest';
import { PERIOD_REVERSED_MESSAGE, PERIOD_UNREADABLE_MESSAGE } from './order-period.ts';
import { PAGE_MESSAGE, PAGE_SIZE_MESSAGE, parseOrderSelection, STATUS_MESSAGE } from './order-selection.ts';

const NOTHING = { Page: '', PageSize: '', Status: '', From: '', To: '', CashfreeOrderId: '' };
const selected = (asked: Partial<typeof NOTHING>) => parseOrderSelection({ ...NOTHING, ...asked });

describe('orderSelection', () => {
  it('is the first twenty of all orders unless more is said [SRV-55, SRV-56, SRV-58]', () => {
    const all = { page: 1, pageSize: 20, status: undefined, from: undefined, to: undefined };
    const value = { ...all, providerOrderId: undefined };
    expect(selected({})).toEqual({ ok: true, value });
    expect(selected({ Page: '  ', Status: ' ', CashfreeOrderId: ' ' })).toEqual({ ok: true, value });
  });

  it.each([
    [
      { Page: '3', PageSize: '7' },
      { page: 3, pageSize: 7 },
    ],
    [{ PageSize: '101' }, { pageSize: 100 }],
    [{ PageSize: '999999999' }, { pageSize: 100 }],
    [{ Status: '0' }, { status: 0 }],
    [{ Status: '7' }, { status: 7 }],
    [{ CashfreeOrderId: ' AAN-2345678ABC ' }, { providerOrderId: 'AAN-2345678ABC' }],
    [{ From: '2026-01-02' }, { from: new Date('2026-01-01T18:30:00Z') }],
    [{ To: '2026-01-02' }, { to: new Date('2026-01-02T18:29:59.999Z') }],
  ])('reads %j [SRV-55, SRV-56, SRV-57, SRV-58]', (asked, expected) => {
    expect(selected(asked)).toMatchObject({ ok: true, value: expected });
  });

  it.each([
    { key: 'Page', wrong: ['0', '-1', '1.5', 'x', '1e3', '9999999999', '٣'], message: PAGE_MESSAGE },
    { key: 'PageSize', wrong: ['0', '-1', '2.5', 'all'], message: PAGE_SIZE_MESSAGE },
    { key: 'Status', wrong: ['8', '-1', '1.0', 'Paid', '01'], message: STATUS_MESSAGE },
    { key: 'From', wrong: ['yesterday', '2026-02-30', '2026-13-01'], message: PERIOD_UNREADABLE_MESSAGE },
  ])('refuses a $key such as $wrong [SRV-55, SRV-56, SRV-57]', ({ key, wrong, message }) => {
    for (const value of wrong) expect(selected({ [key]: value }), value).toEqual({ ok: false, message });
  });

  it('refuses a period that ends before it begins [SRV-57]', () => {
    const reversed = selected({ From: '2026-02-02', To: '2026-02-01' });
    expect(reversed).toEqual({ ok: false, message: PERIOD_REVERSED_MESSAGE });
  });
});
