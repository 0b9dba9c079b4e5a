import { paths } from '#contract/paths.ts';
import { signInState } from '#storefront/state/account/sign-in-return.ts';
import { Link } from '#ui/actions/link.tsx';
import styles from './cart-notes.module.css';

/** Says what a visitor cannot do here, before they try. */
export function LogInHint({ hasItems }: { hasItems: boolean }) {
  return (
    <p className={styles.hint}>
      <Link to={paths.login} state={signInState(paths.cart)}>
        Log in
      </Link>
      {hasItems
        ? ' to change quantities and to order. Until then this is the copy that your browser keeps.'
        : ' to see the cart of your account.'}
    </p>
  );
}
