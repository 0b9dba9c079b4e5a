import { type FormEvent, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { parseOrderPeriod } from '#domain/orders/listing/order-period.ts';
import {
  formatOrdersSearch,
  hasOrderFilters,
  type OrdersFilter,
  readOrdersFilter,
} from '#domain/orders/listing/orders-query.ts';
import { ORDER_STATUS, ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './orders-filter.module.css';

const LISTED_STATUSES = ORDER_STATUSES.filter(({ code }) => code !== ORDER_STATUS.pendingPayment);
const STATUS_OPTIONS = LISTED_STATUSES.map(({ code, label }) => ({ value: String(code), label }));

/** Writes the filter to the URL. Remounts per URL, so that Back restores the filter. */
export function OrdersFilterForm({ filter }: { filter: OrdersFilter }) {
  const navigateTo = useNavigateTo();
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitted = readOrdersFilter(new FormData(event.currentTarget));
    const period = parseOrderPeriod(submitted.from, submitted.to);
    setError(period.ok ? undefined : period.message);
    if (period.ok) navigateTo(paths.orders + formatOrdersSearch(submitted));
  };
  return (
    <details className={styles.filter} open={hasOrderFilters(filter)}>
      <summary>
        <Icon name="filter" size={20} />
        Filter orders
      </summary>
      <form className={styles.form} aria-label="Filter orders" noValidate onSubmit={submit}>
        <Field label="Status">
          {({ required, ...control }) => (
            <Select
              {...control}
              name="status"
              defaultValue={filter.status ?? ''}
              placeholder="All"
              options={STATUS_OPTIONS}
            />
          )}
        </Field>
        <DateField label="From" name="from" date={filter.from} error={error} />
        <DateField label="To" name="to" date={filter.to} />
        <div className={styles.actions}>
          <Button type="submit" size="small">
            Show
          </Button>
          {hasOrderFilters(filter) && (
            <ButtonLink to={paths.orders} variant="quiet">
              Clear
            </ButtonLink>
          )}
        </div>
      </form>
    </details>
  );
}

type DateFieldProps = { label: string; name: string; date: string | undefined; error?: string | undefined };

const DateField = ({ label, name, date = '', error }: DateFieldProps) => (
  <Field label={label} error={error}>
    {({ required, ...control }) => <TextInput {...control} type="date" name={name} defaultValue={date} />}
  </Field>
);
