import { PAYMENT_STILL_PENDING_MESSAGE } from '#domain/payments/payment-verdict.ts';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './checkout-notes.module.css';
import { usePendingPayment } from './use-pending-payment.ts';

/** Warns before a second payment; the live region is always mounted, so that it is announced. */
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
