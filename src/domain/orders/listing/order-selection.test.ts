import { describe, expect, it } from 'vitest';
import { PERIOD_REVERSED_MESSAGE, PERIOD_UNREADABLE_MESSAGE } from './order-period.ts';
import { PAGE_MESSAGE, PAGE_SIZE_MESSAGE, parseOrderSelection, STATUS_MESSAGE } from './order-selection.ts';

const BLANK_QUERY = { Page: '', PageSize: '', Status: '', From: '', To: '', CashfreeOrderId: '' };
const parse = (query: Partial<typeof BLANK_QUERY>) => parseOrderSelection({ ...BLANK_QUERY, ...query });

describe('parseOrderSelection', () => {
  it('defaults to the first 20 of all orders [SRV-55, SRV-56, SRV-58]', () => {
    const all = { page: 1, pageSize: 20, status: undefined, from: undefined, to: undefined };
    const value = { ...all, providerOrderId: undefined };
    expect(parse({})).toEqual({ ok: true, value });
    expect(parse({ Page: '  ', Status: ' ', CashfreeOrderId: ' ' })).toEqual({ ok: true, value });
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
  ])('parses %j [SRV-55, SRV-56, SRV-57, SRV-58]', (query, expected) => {
    expect(parse(query)).toMatchObject({ ok: true, value: expected });
  });

  it.each([
    { key: 'Page', invalid: ['0', '-1', '1.5', 'x', '1e3', '9999999999', '٣'], message: PAGE_MESSAGE },
    { key: 'PageSize', invalid: ['0', '-1', '2.5', 'all'], message: PAGE_SIZE_MESSAGE },
    { key: 'Status', invalid: ['8', '-1', '1.0', 'Paid', '01'], message: STATUS_MESSAGE },
    { key: 'From', invalid: ['yesterday', '2026-02-30', '2026-13-01'], message: PERIOD_UNREADABLE_MESSAGE },
  ])('refuses $key $invalid [SRV-55, SRV-56, SRV-57]', ({ key, invalid, message }) => {
    for (const value of invalid) expect(parse({ [key]: value }), value).toEqual({ ok: false, message });
  });

  it('refuses a period that ends before it starts [SRV-57]', () => {
    const reversed = parse({ From: '2026-02-02', To: '2026-02-01' });
    expect(reversed).toEqual({ ok: false, message: PERIOD_REVERSED_MESSAGE });
  });
});
