import { PAYMENT_STILL_PENDING_MESSAGE } from '#domain/checkout/pending-payment.ts';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './checkout-notes.module.css';
import { usePendingPayment } from './use-pending-payment.ts';

/** Says so before the customer tries to pay again; the region is always there, so that it is announced. */
export function PendingPaymentNote() {
  const isPending = usePendingPayment();
  return (
    <div role="status" className={styles.region}>
      {isPending && (
        <p className={styles.pending}>
          <Icon name="clock" size={22} />
          {PAYMENT_STILL_PENDING_MESSAGE}
        </p>
      )}
    </div>
  );
}
