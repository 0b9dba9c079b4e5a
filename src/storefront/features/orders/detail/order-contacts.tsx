import { useId } from 'react';
import type { Order } from '#contract/storefront/orders.ts';
import styles from './order-detail.module.css';

const CUSTOMER = ['customerName', 'customerEmail', 'customerPhone'] as const;
const ADDRESS = ['addressLine1', 'addressLine2', 'city', 'state', 'postalCode', 'country'] as const;

export const CustomerInfo = ({ order }: { order: Order }) => (
  <Lines heading="Customer" order={order} fields={CUSTOMER} />
);

export const DeliveryAddress = ({ order }: { order: Order }) => (
  <Lines heading="Delivery address" order={order} fields={ADDRESS} />
);

type Field = (typeof CUSTOMER | typeof ADDRESS)[number];

/** Skips blank fields, e.g. the second address line. */
function Lines({ heading, order, fields }: { heading: string; order: Order; fields: readonly Field[] }) {
  const headingId = useId();
  const filled = fields.filter((field) => order[field].trim() !== '');
  return (
    <section className={styles.people} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <ul className={styles.lines}>
        {filled.map((field) => (
          <li key={field}>{order[field]}</li>
        ))}
      </ul>
    </section>
  );
}
