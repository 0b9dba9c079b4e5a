import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { createSignInHistoryState } from '#storefront/state/account/sign-in-return.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import styles from './order-history.module.css';

/** For a session that ends while the page is open; login returns to this URL. */
export function SignedOutOrders() {
  const { pathname, search } = useLocation();
  return (
    <StatusMessage
      headingLevel="h1"
      title="Sign in required."
      action={
        <ButtonLink to={paths.login} state={createSignInHistoryState(pathname + search)}>
          Log In
        </ButtonLink>
      }
    />
  );
}

export const NoOrders = () => (
  <StatusMessage
    headingLevel="h2"
    title="No orders yet"
    action={<ButtonLink to={paths.home}>Start Shopping</ButtonLink>}
  />
);

export const NoMatchingOrders = () => (
  <StatusMessage
    headingLevel="h2"
    title="No orders found"
    text="No orders on this page match these filters."
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
