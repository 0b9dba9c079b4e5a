import { describe, expect, it } from 'vitest';
import { buildChangedView, buildOrdersAddress, readOrdersView, toOrderFilter } from './orders-address.ts';

const read = (address: string) => readOrdersView(new URL(address, 'http://localhost'));

describe('the address of the order list', () => {
  it('keeps every part of the view', () => {
    const view = {
      tab: 'all',
      search: 'asha & co #1',
      status: 3,
      attention: null,
      from: '2026-01-01',
      to: '2026-01-31',
      sort: 'oldest',
      cursor: 'abc=',
    } as const;
    expect(read(buildOrdersAddress(view))).toEqual(view);
  });

  it('keeps the reason in the tab of orders that need attention, and only there', () => {
    const address = '/desk/orders?tab=attention&reason=overdue';
    expect(read(address).attention).toBe('overdue');
    expect(buildOrdersAddress(read(address))).toBe(address);
    expect(read('/desk/orders?tab=all&reason=overdue').attention).toBeNull();
  });

  it('has the search text in the fragment only', () => {
    const { pathname, search, hash } = new URL(
      buildOrdersAddress({ ...read('/desk/orders'), search: 'asha@example.in' }),
      'http://localhost',
    );
    expect(pathname + search).toBe('/desk/orders');
    expect(hash).toContain('asha');
  });

  it('is short for the usual view', () => {
    expect(buildOrdersAddress(read('/desk/orders'))).toBe('/desk/orders');
  });

  it('ignores what it does not know', () => {
    const view = read('/desk/orders?tab=x&status=9&from=yesterday&sort=price');
    expect(view).toEqual({
      tab: 'new',
      search: '',
      status: null,
      attention: null,
      from: null,
      to: null,
      sort: 'newest',
      cursor: null,
    });
  });

  it('starts from the first page after a change, and exports all pages', () => {
    const second = read('/desk/orders?cursor=c2');
    expect(buildChangedView(second, { sort: 'oldest' }).cursor).toBeNull();
    expect(toOrderFilter(second)).not.toHaveProperty('cursor');
  });
});
