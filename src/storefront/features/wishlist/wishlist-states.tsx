import { paths } from '#contract/paths.ts';
import { createSignInHistoryState } from '#storefront/state/account/sign-in-return.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import styles from './wishlist-contents.module.css';

/** For a session that ends while the page is open; other visitors are redirected to login. */
export function SignedOutWishlist() {
  return (
    <StatusMessage
      headingLevel="h1"
      title="Sign in to view your Wishlist"
      action={
        <ButtonLink to={paths.login} state={createSignInHistoryState(paths.wishlist)}>
          Sign In
        </ButtonLink>
      }
    />
  );
}

export const EmptyWishlist = () => (
  <StatusMessage
    headingLevel="h2"
    title="Your Wishlist is empty"
    text="Tap the heart on anything you like to save it here."
    action={<ButtonLink to={paths.home}>Add Your WishList</ButtonLink>}
  />
);

const LOAD_FAILED_TITLE = 'Failed to load wishlist';
type FailureProps = { error: string; onRetry: () => void };

export const FailedWishlist = ({ error, onRetry }: FailureProps) => (
  <div role="alert">
    <StatusMessage
      headingLevel="h2"
      title={LOAD_FAILED_TITLE}
      text={<span className={styles.error}>{error}</span>}
      action={<Button onClick={onRetry}>Try Again</Button>}
    />
  </div>
);

/** Shown above the stale list. */
export const FailedRefresh = ({ error, onRetry }: FailureProps) => (
  <div role="alert" className={styles.failedRefresh}>
    <p>
      <strong>{LOAD_FAILED_TITLE}</strong> <span className={styles.error}>{error}</span>
    </p>
    <Button variant="secondary" size="small" onClick={onRetry}>
      Try Again
    </Button>
  </div>
);
