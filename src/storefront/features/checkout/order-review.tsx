import { useId } from 'react';
import { paths } from '#contract/paths.ts';
import type { CartItem } from '#contract/storefront/cart.ts';
import type { Paise } from '#domain/money/paise.ts';
import type { Charge } from '#domain/pricing/charged-amount.ts';
import { Link } from '#ui/actions/link.tsx';
import styles from './order-review.module.css';
import { PayBar } from './pay-bar.tsx';
import { ReviewLine } from './review-line.tsx';
import { ReviewTotals } from './review-totals.tsx';

type OrderReviewProps = { items: readonly CartItem[]; subtotalPaise: Paise; charge: Charge; isPaying: boolean };

export function OrderReview({ items, subtotalPaise, charge, isPaying }: OrderReviewProps) {
  const headingId = useId();
  const totalId = useId();
  return (
    <section className={styles.review} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>Order Summary</h2>
        <Link to={paths.cart}>Edit cart</Link>
      </div>
      <ul className={styles.lines} aria-label="Items in this order">
        {items.map((item) => (
          <ReviewLine key={item.id} item={item} />
        ))}
      </ul>
      <div className={styles.foot}>
        <ReviewTotals subtotalPaise={subtotalPaise} totalPaise={charge.amountInPaise} totalId={totalId} />
        <PayBar amount={charge.amountInPaise} totalId={totalId} isPaying={isPaying} />
      </div>
    </section>
  );
}
