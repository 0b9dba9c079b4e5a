import { useId } from 'react';
import { paths } from '#contract/paths.ts';
import type { CartItem } from '#contract/storefront/cart.ts';
import { INCLUSIVE_OF_TAXES } from '#domain/money/format-rupees.ts';
import type { Paise } from '#domain/money/paise.ts';
import type { Charge } from '#domain/pricing/charged-amount.ts';
import { useDeliveryPromise } from '#storefront/state/delivery/use-delivery-promise.ts';
import { Link } from '#ui/actions/link.tsx';
import { IconFact } from '#ui/layout/icon-fact.tsx';
import styles from './order-review.module.css';
import { PayBar } from './pay-bar.tsx';
import { ReviewLine } from './review-line.tsx';
import { ReviewTotals } from './review-totals.tsx';

type OrderReviewProps = {
  items: readonly CartItem[];
  subtotalPaise: Paise;
  charge: Charge;
  pincode: string;
  isPaying: boolean;
};

export function OrderReview({ items, subtotalPaise, charge, pincode, isPaying }: OrderReviewProps) {
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
        <p className={styles.facts}>
          {INCLUSIVE_OF_TAXES}. Pieces made to measure can't be returned or exchanged unless they arrive damaged or
          faulty.
        </p>
        <ReviewPromise items={items} typed={pincode} />
        <PayBar amount={charge.amountInPaise} totalId={totalId} isPaying={isPaying} />
      </div>
    </section>
  );
}

/** Follows the PIN code of the form; the order stores the same date (D-43). */
function ReviewPromise({ items, typed }: { items: readonly CartItem[]; typed: string }) {
  const promise = useDeliveryPromise(items, typed);
  if (!promise) return null;
  const { day } = promise;
  return (
    <div role="status">
      <IconFact icon="truck" title={day ? `Delivery by ${day.date}` : '\u00a0'}>
        <p>{day?.pincode ? `To PIN code ${day.pincode}.` : 'Enter your pincode for the date at your address.'}</p>
      </IconFact>
    </div>
  );
}
