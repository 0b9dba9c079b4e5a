import { paths } from '#contract/paths.ts';
import { PAYMENT_PENDING_TEXT } from '#domain/orders/order-stage.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { CourtyardMark } from '#ui/icons/courtyard-mark.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { NoScriptNote } from '../no-script-note.tsx';
import styles from './payment-return.module.css';
import { usePaymentReturn } from './use-payment-return.ts';

/** Shown on return from the payment provider, until the payment is verified. */
export function PaymentVerification() {
  const isUnconfirmed = usePaymentReturn();
  return (
    <div className={styles.page}>
      <span className={`${styles.mark} ${isUnconfirmed ? styles.waiting : styles.busy}`}>
        {isUnconfirmed ? <Icon name="clock" size={40} /> : <CourtyardMark size={56} />}
      </span>
      <div role="status" className={styles.status}>
        <h1>Verifying your payment…</h1>
        {isUnconfirmed && <UnconfirmedNote />}
      </div>
      {isUnconfirmed ? <UnconfirmedActions /> : <WaitingNote />}
    </div>
  );
}

const WaitingNote = () => (
  <>
    <p className={styles.lead}>We usually have the result within a minute. Please keep this page open.</p>
    <NoScriptNote>
      Without JavaScript, this page can't show the result. We'll still check your payment, and we make every order
      that's paid. If you want to be sure, please ask us:
    </NoScriptNote>
  </>
);

/** For a payment that is still pending after the last poll (D-48). */
const UnconfirmedNote = () => (
  <>
    <h2>Payment not confirmed yet</h2>
    <p className={styles.lead}>{PAYMENT_PENDING_TEXT}</p>
    <p className={styles.next}>
      We'll keep checking, and email you when the payment is confirmed. If you were charged, we'll confirm the order or
      refund you. You can close this page.
    </p>
  </>
);

const UnconfirmedActions = () => (
  <div className={styles.actions}>
    <ButtonLink to={paths.orders}>View Orders</ButtonLink>
    <ButtonLink to={paths.contact} variant="secondary">
      Contact us
    </ButtonLink>
  </div>
);
