import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { parseOrderPeriod } from '#domain/orders/listing/order-period.ts';
import {
  formatOrdersSearch,
  isFiltered,
  type OrdersFilter,
  readOrdersFilter,
} from '#domain/orders/listing/orders-query.ts';
import { ORDER_STATUS, ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './orders-filter.module.css';

const LISTED = ORDER_STATUSES.filter(({ code }) => code !== ORDER_STATUS.pendingPayment);
const STATUS_OPTIONS = LISTED.map(({ code, label }) => ({ value: String(code), label }));

/** Writes the filter to the URL. Remounts per URL, so that Back restores the filter. */
export function OrdersFilterForm({ filter }: { filter: OrdersFilter }) {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = readOrdersFilter(new FormData(event.currentTarget));
    const period = parseOrderPeriod(asked.from, asked.to);
    setError(period.ok ? undefined : period.message);
    if (period.ok) void navigate(paths.orders + formatOrdersSearch(asked));
  };
  return (
    <details className={styles.filter} open={isFiltered(filter)}>
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
        <DayField label="From" name="from" day={filter.from} error={error} />
        <DayField label="To" name="to" day={filter.to} />
        <div className={styles.actions}>
          <Button type="submit" size="small">
            Show
          </Button>
          {isFiltered(filter) && (
            <ButtonLink to={paths.orders} variant="quiet">
              Clear
            </ButtonLink>
          )}
        </div>
      </form>
    </details>
  );
}

type DayFieldProps = { label: string; name: string; day: string | undefined; error?: string | undefined };

const DayField = ({ label, name, day = '', error }: DayFieldProps) => (
  <Field label={label} error={error}>
    {({ required, ...control }) => <TextInput {...control} type="date" name={name} defaultValue={day} />}
  </Field>
);
