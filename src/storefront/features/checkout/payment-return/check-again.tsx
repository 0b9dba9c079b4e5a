import { paths } from '#contract/paths.ts';
import { createSignInState } from '#storefront/state/account/sign-in-return.ts';
import { buttonClass } from '#ui/actions/button-style.ts';
import { Link } from '#ui/actions/link.tsx';
import styles from '../payment-screens.module.css';
import { buildReturnAddress } from './payment-outcome.ts';

/** Lets the customer verify the payment again after a session or network failure. */
export function CheckAgain({ orderId, needsLogIn }: { orderId: string; needsLogIn: boolean }) {
  const address = buildReturnAddress(orderId);
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
      <Link to={paths.login} state={createSignInState(address)}>
        Log in
      </Link>
      {' and we check it again. Please do not pay twice.'}
    </p>
  );
}

/** The primary action while the payment is unverified. */
export function LogInAndCheck({ orderId }: { orderId: string }) {
  return (
    <Link
      to={paths.login}
      state={createSignInState(buildReturnAddress(orderId))}
      className={buttonClass({ variant: 'primary' })}
    >
      Log in and check
    </Link>
  );
}
