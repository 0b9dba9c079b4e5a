import { useId } from 'react';
import { paths } from '#contract/paths.ts';
import type { CartItem } from '#contract/storefront/cart.ts';
import { formatRupees, INCLUSIVE_OF_TAXES } from '#domain/money/format-rupees.ts';
import type { Paise } from '#domain/money/paise.ts';
import { SHIPPING_FREE_LABEL } from '#domain/pricing/charged-amount.ts';
import { useDeliveryPromise } from '#storefront/state/delivery/use-delivery-promise.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { BottomBar } from '#ui/layout/bottom-bar.tsx';
import { IconFact } from '#ui/layout/icon-fact.tsx';
import { SumList } from '#ui/layout/sum-list.tsx';
import styles from './order-summary.module.css';

type OrderSummaryProps = {
  items: readonly CartItem[];
  subtotalPaise: Paise;
  isClearing: boolean;
  onClear: () => void;
};

/** Shipping is free, so the total is the subtotal (CART-22). */
export function OrderSummary({ items, subtotalPaise, isClearing, onClear }: OrderSummaryProps) {
  const headingId = useId();
  const amount = formatRupees(subtotalPaise, { decimals: 0 });
  return (
    <section className={styles.summary} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Order Summary
      </h2>
      <SumList
        rows={[
          { label: 'Subtotal', amount },
          { label: 'Shipping', amount: SHIPPING_FREE_LABEL },
          { label: 'Total', amount, emphasis: 'total' },
        ]}
      />
      <p className={styles.taxes}>{INCLUSIVE_OF_TAXES}</p>
      <CartPromise items={items} />
      <BottomBar label="Total" amount={amount}>
        <ButtonLink to={paths.checkout} isWide>
          Proceed to Checkout
        </ButtonLink>
      </BottomBar>
      <ButtonLink to={paths.home} variant="secondary" isWide>
        Continue Shopping
      </ButtonLink>
      <Button variant="quiet" size="small" isBusy={isClearing} busyLabel="Clearing…" onClick={onClear}>
        Clear cart
      </Button>
    </section>
  );
}

function CartPromise({ items }: { items: readonly CartItem[] }) {
  const promise = useDeliveryPromise(items);
  if (!promise) return null;
  const { day, workingDays } = promise;
  return (
    <div className={styles.promise}>
      <IconFact icon="truck" title={day ? `Delivery by ${day.date}` : '\u00a0'}>
        <p>{day?.pincode ? `To PIN code ${day.pincode}.` : `In ${workingDays}.`}</p>
      </IconFact>
    </div>
  );
}
