import { CourtyardMark } from '#ui/icons/courtyard-mark.tsx';
import { NoScriptNote } from '../no-script-note.tsx';
import styles from '../payment-screens.module.css';
import { usePaymentReturn } from './use-payment-return.ts';

/** The landing from the payment provider. */
export function ReturnScreen() {
  usePaymentReturn();
  return (
    <div className={styles.screen}>
      <span className={`${styles.mark} ${styles.busy}`}>
        <CourtyardMark size={56} />
      </span>
      <div role="status">
        <h1>Verifying your payment…</h1>
      </div>
      <p className={styles.lead}>This takes a few seconds, at most half a minute. Please keep this page open.</p>
      <NoScriptNote>
        Without JavaScript this page cannot show the result. Your payment is checked all the same, and a paid order is
        made. If you want to be sure, please ask us:
      </NoScriptNote>
    </div>
  );
}
