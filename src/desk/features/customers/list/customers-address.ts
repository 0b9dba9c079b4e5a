import type { CustomerFilter } from '#contract/desk/customers/customers.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';

/** Filters, order and page of the list. They are in the address, so that reload, Back and a shared link keep the view. */
export type CustomersView = CustomerFilter & { cursor: string | null };

/** The search text is in the fragment, because it is personal and a query reaches logs. */
export function readCustomersView({ search, hash }: { search: string; hash: string }): CustomersView {
  const query = new URLSearchParams(search);
  return {
    search: new URLSearchParams(hash.slice(1)).get('q') ?? '',
    sort: query.get('sort') === 'oldest' ? 'oldest' : 'newest',
    cursor: query.get('cursor'),
  };
}

export function buildCustomersAddress({ search, sort, cursor }: CustomersView): string {
  const query = new URLSearchParams();
  if (sort !== 'newest') query.set('sort', sort);
  if (cursor !== null) query.set('cursor', cursor);
  const fragment = search === '' ? '' : `#${new URLSearchParams({ q: search })}`;
  return `${deskPaths.customers}${query.size > 0 ? `?${query}` : ''}${fragment}`;
}
