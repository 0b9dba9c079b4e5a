import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { createSignInState } from '#storefront/state/account/sign-in-return.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { buttonClass } from '#ui/actions/button-style.ts';
import { Link } from '#ui/actions/link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import styles from './orders-view.module.css';

/** For a session that ends while the page is open; login returns to this URL. */
export function SignedOutOrders() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      headingLevel="h1"
      title="Sign in required."
      action={
        <Link to={paths.login} state={createSignInState(pathname + search)} className={buttonClass({})}>
          Log In
        </Link>
      }
    />
  );
}

export const NoOrders = () => (
  <EmptyState
    headingLevel="h2"
    title="No orders yet"
    action={<ButtonLink to={paths.home}>Start Shopping</ButtonLink>}
  />
);

export const NoMatchingOrders = () => (
  <EmptyState
    headingLevel="h2"
    title="No orders here"
    text="Nothing on this page fits what you asked for."
    action={<ButtonLink to={paths.orders}>Show all orders</ButtonLink>}
  />
);

type OrdersErrorProps = { title: string; error: string; onRetry: () => void };

export function OrdersError({ title, error, onRetry }: OrdersErrorProps) {
  return (
    <div role="alert" className={styles.problem}>
      <h2>{title}</h2>
      <p>{error}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
