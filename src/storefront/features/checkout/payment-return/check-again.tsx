import { paths } from '#contract/paths.ts';
import { createSignInHistoryState } from '#storefront/state/account/sign-in-return.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Link } from '#ui/actions/link.tsx';
import { buildReturnUrl } from './payment-outcome.ts';
import styles from './payment-return.module.css';

/** Links to the verification, to try it again after a session or network failure. */
export function CheckAgain({ orderId, needsSignIn }: { orderId: string; needsSignIn: boolean }) {
  const url = buildReturnUrl(orderId);
  if (!needsSignIn) {
    return (
      <p className={styles.again}>
        Think it went through? <Link to={url}>Check this payment again</Link>
      </p>
    );
  }
  return (
    <p className={styles.again}>
      {"You're not logged in, so we couldn't check this payment. "}
      <Link to={paths.login} state={createSignInHistoryState(url)}>
        Log in
      </Link>
      {" and we'll check it again. Please don't pay twice."}
    </p>
  );
}

/** Shows the primary action while the payment is unverified. */
export function SignInAndCheck({ orderId }: { orderId: string }) {
  return (
    <ButtonLink to={paths.login} state={createSignInHistoryState(buildReturnUrl(orderId))}>
      Log in and check
    </ButtonLink>
  );
}
