import { useId } from 'react';
import type { Order } from '#contract/storefront/orders.ts';
import { buildOrderTimeline } from '#domain/orders/order-timeline.ts';
import { OrderTime } from '../order-time.tsx';
import styles from './order-timeline.module.css';

export function OrderTimeline({ order }: { order: Order }) {
  const headingId = useId();
  const entries = buildOrderTimeline(order);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Timeline</h2>
      <ol className={styles.entries}>
        {entries.map(({ status, label, text, at }, index) => (
          <li key={`${status} ${at}`} data-newest={index === entries.length - 1}>
            <p className={styles.label}>{label}</p>
            {text !== '' && <p className={styles.text}>{text}</p>}
            <p className={styles.time}>
              <OrderTime at={at} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
