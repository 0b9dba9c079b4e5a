import { paths } from '#contract/paths.ts';
import { createSignInHistoryState } from '#storefront/state/account/sign-in-return.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Link } from '#ui/actions/link.tsx';
import { buildReturnUrl } from './payment-outcome.ts';
import styles from './payment-return.module.css';

/** Links to the verification, to try it again after a network failure. */
export function CheckAgain({ orderId }: { orderId: string }) {
  return (
    <p className={styles.again}>
      Think it went through? <Link to={buildReturnUrl(orderId)}>Check this payment again</Link>
    </p>
  );
}

/** Shows the primary action while the payment is unverified; login returns to the verification. */
export function SignInAndCheck({ orderId }: { orderId: string }) {
  return (
    <ButtonLink to={paths.login} state={createSignInHistoryState(buildReturnUrl(orderId))}>
      Log in and check
    </ButtonLink>
  );
}
