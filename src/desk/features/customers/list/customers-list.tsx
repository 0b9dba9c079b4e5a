import { useLocation } from 'react-router';
import { exportCustomers } from '#contract/desk/customers/customers.ts';
import type { DeskCustomerRow } from '#contract/desk/customers/desk-customer.ts';
import { callDesk } from '#desk/api/desk-client.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useCan } from '#desk/api/session.ts';
import { ShortAmount, ShortDay } from '#desk/elements/figures.tsx';
import { ExportButton } from '#desk/elements/list/export-button.tsx';
import cardStyles from '#desk/elements/list/list-cards.module.css';
import { ListResult, ListTools } from '#desk/elements/list/list-layout.tsx';
import { type ListColumn, ListRows } from '#desk/elements/list/list-rows.tsx';
import { ListSearch } from '#desk/elements/list/list-search.tsx';
import toolStyles from '#desk/elements/list/list-tools.module.css';
import { PageHead } from '#desk/elements/page-head.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { Link } from '#ui/actions/link.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import { useCustomerList } from '../customer-queries.ts';
import { buildCustomersAddress, type CustomersView, readCustomersView } from './customers-address.ts';

export function CustomersList() {
  const view = readCustomersView(useLocation());
  const navigateTo = useNavigateTo();
  const can = useCan();
  const list = useCustomerList(view);
  /** A changed filter starts from the first page. */
  const change = (part: Partial<CustomersView>) =>
    navigateTo(buildCustomersAddress({ ...view, cursor: null, ...part }), { replace: part.search !== undefined });
  return (
    <>
      <PageHead
        title="Customers"
        actions={
          can('customers.export') && (
            <ExportButton
              load={() => callDesk(exportCustomers, { body: { search: view.search, sort: view.sort } })}
              fileName="customers.csv"
              noun="customers"
            />
          )
        }
      />
      <ListTools>
        <ListSearch
          label="Search customers"
          placeholder="Name, email, phone, PIN code…"
          text={view.search}
          onSearch={(search) => change({ search })}
        />
        <label className={toolStyles.filter}>
          Sort
          <select
            className={toolStyles.control}
            value={view.sort}
            onChange={({ target }) => change({ sort: target.value === 'oldest' ? 'oldest' : 'newest' })}
          >
            <option value="newest">Newest first</option>
            <option value="oldest">Oldest first</option>
          </select>
        </label>
      </ListTools>
      <QueryView query={list} loading="Loading customers…">
        {({ customers, nextCursor }) => (
          <ListResult
            isStale={list.isPlaceholderData}
            pagesLabel="Pages of customers"
            firstPage={view.cursor === null ? undefined : buildCustomersAddress({ ...view, cursor: null })}
            nextPage={nextCursor === null ? undefined : buildCustomersAddress({ ...view, cursor: nextCursor })}
          >
            {customers.length === 0 ? (
              <NoCustomers isSearched={view.search !== ''} />
            ) : (
              <ListRows
                rows={customers}
                getKey={({ id }) => id}
                columns={COLUMNS}
                card={showCard}
                getAddress={({ id }) => deskPaths.customer(id)}
              />
            )}
          </ListResult>
        )}
      </QueryView>
    </>
  );
}

const NoCustomers = ({ isSearched }: { isSearched: boolean }) =>
  isSearched ? (
    <StatusMessage title="No customers match" text="Search only matches the beginning of words and numbers." />
  ) : (
    <StatusMessage title="No customers yet" />
  );

const joinPlace = ({ city, state }: DeskCustomerRow): string => [city, state].filter((part) => part !== '').join(', ');
const formatOrderCount = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);
const SampleMark = ({ customer }: { customer: DeskCustomerRow }) =>
  customer.isSample ? <Badge>Demo customer</Badge> : null;

const COLUMNS: readonly ListColumn<DeskCustomerRow>[] = [
  {
    header: 'Customer',
    cell: (customer) => (
      <>
        <Link to={deskPaths.customer(customer.id)}>
          <b>{customer.name}</b>
        </Link>{' '}
        <SampleMark customer={customer} />
        <small>{customer.email}</small>
      </>
    ),
  },
  { header: 'Phone', cell: ({ phone }) => phone || '–' },
  { header: 'Place', cell: (customer) => joinPlace(customer) || '–' },
  { header: 'Customer since', cell: ({ createdAt }) => <ShortDay day={createdAt} /> },
  {
    header: 'Last order',
    cell: ({ lastOrderAt }) => (lastOrderAt === null ? '–' : <ShortDay day={lastOrderAt} />),
  },
  { header: 'Orders', cell: ({ orderCount }) => orderCount.toLocaleString('en-IN') },
  { header: 'Paid', cell: ({ paidPaise }) => <ShortAmount paise={paidPaise} /> },
];

const showCard = (customer: DeskCustomerRow) => (
  <>
    <span className={cardStyles.top}>
      <b>{customer.name}</b>
      <ShortAmount paise={customer.paidPaise} />
    </span>
    <span>{customer.email}</span>
    <span className={cardStyles.soft}>
      {[customer.phone, joinPlace(customer), formatOrderCount(customer.orderCount)]
        .filter((part) => part !== '')
        .join(' · ')}
    </span>
    <span className={cardStyles.marks}>
      <SampleMark customer={customer} />
    </span>
  </>
);
