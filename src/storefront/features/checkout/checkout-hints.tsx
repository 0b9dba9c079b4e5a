import { paths } from '#contract/paths.ts';
import { createSignInHistoryState } from '#storefront/state/account/sign-in-return.ts';
import { fetchUserDetails } from '#storefront/state/account/user-details-thunks.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import styles from './checkout-notes.module.css';

export function CheckoutHints({ isSignedIn, lacksDetails }: { isSignedIn: boolean; lacksDetails: boolean }) {
  const dispatch = useAppDispatch();
  if (!isSignedIn) {
    return (
      <p className={styles.hint}>
        <Link to={paths.login} state={createSignInHistoryState(paths.checkout)}>
          Log in
        </Link>
        {' to pay. Your entries are saved on this device.'}
      </p>
    );
  }
  if (!lacksDetails) return null;
  return (
    <div className={styles.problem}>
      <p>We couldn't load your saved address. You can type it here.</p>
      <Button variant="secondary" size="small" onClick={() => void dispatch(fetchUserDetails())}>
        Load it again
      </Button>
    </div>
  );
}
