import { paths } from '#contract/paths.ts';
import { createSignInHistoryState } from '#storefront/state/account/sign-in-return.ts';
import { fetchUserDetails } from '#storefront/state/account/user-details-thunks.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { Link } from '#ui/actions/link.tsx';
import { LoadError } from '#ui/feedback/load-error.tsx';
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
    <LoadError
      message="We couldn't load your saved address. You can type it here."
      retryLabel="Load it again"
      onRetry={() => void dispatch(fetchUserDetails())}
    />
  );
}
