import { paths } from '#contract/paths.ts';
import { createSignInState } from '#storefront/state/account/sign-in-return.ts';
import { fetchUserDetails } from '#storefront/state/account/user-details-thunks.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { useAppDispatch } from '../../state/hooks.ts';
import styles from './checkout-notes.module.css';

export function CheckoutHints({ isSignedIn, lacksDetails }: { isSignedIn: boolean; lacksDetails: boolean }) {
  const dispatch = useAppDispatch();
  if (!isSignedIn) {
    return (
      <p className={styles.hint}>
        <Link to={paths.login} state={createSignInState(paths.checkout)}>
          Log in
        </Link>
        {' to pay. What you type here stays.'}
      </p>
    );
  }
  if (!lacksDetails) return null;
  return (
    <div className={styles.problem}>
      <p>Your saved address could not be loaded. You can type it here.</p>
      <Button variant="secondary" size="small" onClick={() => void dispatch(fetchUserDetails())}>
        Load it again
      </Button>
    </div>
  );
}
