import { paths } from '#contract/paths.ts';
import { signInState } from '#storefront/state/account/sign-in-return.ts';
import { buttonClass } from '#ui/actions/button-style.ts';
import { Link } from '#ui/actions/link.tsx';
import styles from '../payment-screens.module.css';
import { returnAddress } from './payment-outcome.ts';

/** A payment is never lost over a session or a network: the order id is kept, and can be asked about once more. */
export function CheckAgain({ orderId, needsLogIn }: { orderId: string; needsLogIn: boolean }) {
  const address = returnAddress(orderId);
  if (!needsLogIn) {
    return (
      <p className={styles.again}>
        Think it went through? <Link to={address}>Check this payment again</Link>
      </p>
    );
  }
  return (
    <p className={styles.again}>
      {'You are not logged in, so we could not check this payment. '}
      <Link to={paths.login} state={signInState(address)}>
        Log in
      </Link>
      {' and we check it again. Please do not pay twice.'}
    </p>
  );
}

/** The same as a button, where nobody has looked at the payment yet. */
export function LogInAndCheck({ orderId }: { orderId: string }) {
  return (
    <Link to={paths.login} state={signInState(returnAddress(orderId))} className={buttonClass({ variant: 'primary' })}>
      Log in and check
    </Link>
  );
}
