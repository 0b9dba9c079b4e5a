import { useId } from 'react';
import type { Order } from '#contract/storefront/orders.ts';
import { formatOrderAmount } from '#domain/orders/order-amount.ts';
import { ROUND_OFF_LABEL } from '#domain/pricing/charged-amount.ts';
import styles from './order-detail.module.css';

/** Shipping is free: the total paid is the sum of the lines plus round-off (D-08). */
export function OrderTotals({ order }: { order: Order }) {
  const headingId = useId();
  const { amountInPaise, roundOffInPaise, refundedInPaise, currency } = order;
  const formatAmount = (inPaise: number) => formatOrderAmount(inPaise, currency);
  return (
    <section className={styles.sums} aria-labelledby={headingId}>
      <h2 id={headingId} className="visually-hidden">
        Order total
      </h2>
      <dl>
        <TotalRow label="Subtotal" text={formatAmount(amountInPaise - roundOffInPaise)} />
        <TotalRow label="Shipping" text="Free" />
        {roundOffInPaise !== 0 && (
          <TotalRow
            label={ROUND_OFF_LABEL}
            text={`${roundOffInPaise > 0 ? '+' : ''}${formatAmount(roundOffInPaise)}`}
          />
        )}
        <TotalRow label="Total Paid" text={formatAmount(amountInPaise)} isTotal />
        {refundedInPaise > 0 && <TotalRow label="Refunded" text={formatAmount(refundedInPaise)} />}
      </dl>
    </section>
  );
}

const TotalRow = ({ label, text, isTotal = false }: { label: string; text: string; isTotal?: boolean }) => (
  <div className={isTotal ? styles.total : undefined}>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </div>
);
