import { describe, expect, it } from 'vitest';
import { formatOrdersSearch, isFiltered, readOrdersFilter, toOrdersRequestQuery } from './orders-query.ts';

const read = (search: string) => readOrdersFilter(new URLSearchParams(search));

describe('the list call', () => {
  it('asks for page 1 of size 20 unless told otherwise [ORD-22, CONST-33]', () => {
    expect(toOrdersRequestQuery(read(''))).toEqual({ Page: 1, PageSize: 20 });
  });

  it('may ask for a status, a period and an id of the provider, and leaves out what is blank [ORD-23]', () => {
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

describe("the page's address", () => {
  it('spells the filters and the page, and reads them again', () => {
    const search = '?status=3&from=2026-01-01&to=2026-01-31&page=2';
    expect(formatOrdersSearch(read(search))).toBe(search);
    expect(formatOrdersSearch(read('?page=1&status=&from=+'))).toBe('');
  });

  it.each(['?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=1e99', '?status=0', '?status=8', '?status=paid'])(
    'passes over %s',
    (search) => {
      expect(read(search)).toMatchObject({ page: 1, status: undefined });
      expect(isFiltered(read(search))).toBe(false);
    },
  );
});
