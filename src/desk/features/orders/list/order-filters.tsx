import { ATTENTION_REASONS } from '#contract/desk/orders/desk-order.ts';
import styles from '#desk/elements/list/list-tools.module.css';
import { ATTENTION_LABELS } from '#desk/elements/order-marks.tsx';
import { useMediaQuery } from '#desk/elements/use-media-query.ts';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import type { OrdersView } from './orders-address.ts';

type OrderFiltersProps = { view: OrdersView; onChange: (change: Partial<OrdersView>) => void };

/** Collapsed on small screens unless a filter is set. */
export function OrderFilters(props: OrderFiltersProps) {
  const isWide = useMediaQuery('(min-width: 768px)');
  if (isWide) return <FilterFields {...props} />;
  const { status, attention, from, to } = props.view;
  const count = [status, attention, from, to].filter((value) => value !== null).length;
  return (
    <details className={styles.filters} open={count > 0}>
      <summary>{count > 0 ? `Filters and sort (${count})` : 'Filters and sort'}</summary>
      <div className={styles.fields}>
        <FilterFields {...props} />
      </div>
    </details>
  );
}

function FilterFields({ view, onChange }: OrderFiltersProps) {
  return (
    <>
      {view.tab === 'all' && (
        <label className={styles.filter}>
          Status
          <select
            className={styles.control}
            value={view.status ?? ''}
            onChange={({ target }) => onChange({ status: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">Any</option>
            {ORDER_STATUSES.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {view.tab === 'attention' && (
        <label className={styles.filter}>
          Reason
          <select
            className={styles.control}
            value={view.attention ?? ''}
            onChange={({ target }) =>
              onChange({ attention: ATTENTION_REASONS.find((reason) => reason === target.value) ?? null })
            }
          >
            <option value="">Any</option>
            {ATTENTION_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {ATTENTION_LABELS[reason]}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.filter}>
        From
        <input
          type="date"
          className={styles.control}
          value={view.from ?? ''}
          max={view.to ?? undefined}
          onChange={({ target }) => onChange({ from: target.value || null })}
        />
      </label>
      <label className={styles.filter}>
        To
        <input
          type="date"
          className={styles.control}
          value={view.to ?? ''}
          min={view.from ?? undefined}
          onChange={({ target }) => onChange({ to: target.value || null })}
        />
      </label>
      <label className={styles.filter}>
        Sort
        <select
          className={styles.control}
          value={view.sort}
          onChange={({ target }) => onChange({ sort: target.value === 'oldest' ? 'oldest' : 'newest' })}
        >
          <option value="newest">Newest first</option>
          <option value="oldest">Oldest first</option>
        </select>
      </label>
    </>
  );
}
