import { useId } from 'react';
import type { Order } from '#contract/api/orders.ts';
import { formatOrderAmount } from '#domain/orders/order-amount.ts';
import styles from './order-detail.module.css';

/** Shipping is free, so what was paid is the sum of the lines and the rounding to whole rupees (decision D-08). */
export function OrderSums({ order }: { order: Order }) {
  const headingId = useId();
  const { amountInPaise, roundOffInPaise, refundedInPaise, currency } = order;
  const amount = (inPaise: number) => formatOrderAmount(inPaise, currency);
  return (
    <section className={styles.sums} aria-labelledby={headingId}>
      <h2 id={headingId} className="visually-hidden">
        Order total
      </h2>
      <dl>
        <Sum label="Subtotal" text={amount(amountInPaise - roundOffInPaise)} />
        <Sum label="Shipping" text="Free" />
        {roundOffInPaise !== 0 && (
          <Sum label="Round-off" text={`${roundOffInPaise > 0 ? '+' : ''}${amount(roundOffInPaise)}`} />
        )}
        <Sum label="Total Paid" text={amount(amountInPaise)} isTotal />
        {refundedInPaise > 0 && <Sum label="Refunded" text={amount(refundedInPaise)} />}
      </dl>
    </section>
  );
}

const Sum = ({ label, text, isTotal = false }: { label: string; text: string; isTotal?: boolean }) => (
  <div className={isTotal ? styles.total : undefined}>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </div>
);
