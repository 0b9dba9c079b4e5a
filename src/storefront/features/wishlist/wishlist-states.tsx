import { paths } from '#contract/paths.ts';
import { createSignInState } from '#storefront/state/account/sign-in-return.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { buttonClass } from '#ui/actions/button-style.ts';
import { Link } from '#ui/actions/link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import styles from './wishlist-view.module.css';

/** For a session that ends while the page is open; other visitors are redirected to login. */
export function SignedOutWishlist() {
  return (
    <EmptyState
      headingLevel="h1"
      title="Sign in to view your Wishlist"
      action={
        <Link to={paths.login} state={createSignInState(paths.wishlist)} className={buttonClass({})}>
          Sign In
        </Link>
      }
    />
  );
}

export const EmptyWishlist = () => (
  <EmptyState
    headingLevel="h2"
    title="Your Wishlist is empty"
    text="Press the heart on anything you like, and find it here again."
    action={<ButtonLink to={paths.home}>Add Your WishList</ButtonLink>}
  />
);

const FAILED = 'Failed to load wishlist';
type FailureProps = { error: string; onRetry: () => void };

export const FailedWishlist = ({ error, onRetry }: FailureProps) => (
  <div role="alert">
    <EmptyState
      headingLevel="h2"
      title={FAILED}
      text={<span className={styles.error}>{error}</span>}
      action={<Button onClick={onRetry}>Try Again</Button>}
    />
  </div>
);

/** Shown above the stale list. */
export const FailedRefresh = ({ error, onRetry }: FailureProps) => (
  <div role="alert" className={styles.failedRefresh}>
    <p>
      <strong>{FAILED}</strong> <span className={styles.error}>{error}</span>
    </p>
    <Button variant="secondary" size="small" onClick={onRetry}>
      Try Again
    </Button>
  </div>
);
