import { CourtyardMark } from '#ui/icons/courtyard-mark.tsx';
import { NoScriptNote } from '../no-script-note.tsx';
import styles from './payment-return.module.css';
import { usePaymentReturn } from './use-payment-return.ts';

/** Shown on return from the payment provider, until the payment is verified. */
export function PaymentVerification() {
  usePaymentReturn();
  return (
    <div className={styles.page}>
      <span className={`${styles.mark} ${styles.busy}`}>
        <CourtyardMark size={56} />
      </span>
      <div role="status">
        <h1>Verifying your payment…</h1>
      </div>
      <p className={styles.lead}>This takes a few seconds, half a minute at most. Please keep this page open.</p>
      <NoScriptNote>
        Without JavaScript, this page can't show the result. We'll still check your payment, and we make every order
        that's paid. If you want to be sure, please ask us:
      </NoScriptNote>
    </div>
  );
}
