import { describe, expect, it } from 'vitest';
import { formatOrdersSearch, hasOrderFilters, readOrdersFilter, toOrdersRequestQuery } from './orders-query.ts';

const readSearch = (search: string) => readOrdersFilter(new URLSearchParams(search));

describe('toOrdersRequestQuery', () => {
  it('defaults to page 1 of size 20 [ORD-22, CONST-33]', () => {
    expect(toOrdersRequestQuery(readSearch(''))).toEqual({ Page: 1, PageSize: 20 });
  });

  it("contains status, period and the provider's order id, and leaves out blank values [ORD-23]", () => {
    const filter = { page: 2, status: 3, from: '2026-01-01', to: '2026-01-31', cashfreeOrderId: 'AAN-1' } as const;
    expect(toOrdersRequestQuery(filter)).toEqual({
      Page: 2,
      PageSize: 20,
      Status: 3,
      From: '2026-01-01',
      To: '2026-01-31',
      CashfreeOrderId: 'AAN-1',
    });
    expect(toOrdersRequestQuery({ page: 1, from: '', to: '', cashfreeOrderId: '' })).toEqual({ Page: 1, PageSize: 20 });
  });
});

describe('URL of My Orders', () => {
  it('contains filters and page, and is parsed back', () => {
    const search = '?status=3&from=2026-01-01&to=2026-01-31&page=2';
    expect(formatOrdersSearch(readSearch(search))).toBe(search);
    expect(formatOrdersSearch(readSearch('?page=1&status=&from=+'))).toBe('');
  });

  it.each(['?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=1e99', '?status=0', '?status=8', '?status=paid'])(
    'ignores %s',
    (search) => {
      expect(readSearch(search)).toMatchObject({ page: 1, status: undefined });
      expect(hasOrderFilters(readSearch(search))).toBe(false);
    },
  );
});
