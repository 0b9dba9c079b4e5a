import { useId } from 'react';
import type { Order } from '#contract/storefront/orders.ts';
import { formatCountry } from '#domain/checkout/saved-details.ts';
import styles from './order-detail.module.css';

const CUSTOMER_FIELDS = ['customerName', 'customerEmail', 'customerPhone'] as const;
const ADDRESS_FIELDS = ['addressLine1', 'addressLine2', 'city', 'state', 'postalCode', 'country'] as const;

export const CustomerInfo = ({ order }: { order: Order }) => (
  <ContactLines heading="Customer" order={order} fields={CUSTOMER_FIELDS} />
);

export const DeliveryAddress = ({ order }: { order: Order }) => (
  <ContactLines heading="Delivery address" order={order} fields={ADDRESS_FIELDS} />
);

type ContactField = (typeof CUSTOMER_FIELDS | typeof ADDRESS_FIELDS)[number];

/** Skips blank fields, e.g. the second address line. */
function ContactLines({ heading, order, fields }: { heading: string; order: Order; fields: readonly ContactField[] }) {
  const headingId = useId();
  const filled = fields.filter((field) => order[field].trim() !== '');
  return (
    <section className={styles.contact} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <ul className={styles.lines}>
        {filled.map((field) => (
          <li key={field}>{field === 'country' ? formatCountry(order.country) : order[field]}</li>
        ))}
      </ul>
    </section>
  );
}
