import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { selectSessionStatus } from '#storefront/state/account/session-slice.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from '../payment-screens.module.css';
import { CheckAgain, LogInAndCheck } from './check-again.tsx';
import { isPendingReason, readServerMessage, truncateReason } from './failure-copy.ts';
import { type Failure, formatOrderId, readFailure } from './payment-outcome.ts';

const NO_DETAILS: Failure = { orderId: null, reason: null };

export function FailureScreen() {
  const { search, state } = useLocation();
  // The first render must match the server's, which ignores the query.
  const failure = useHydrated() ? readFailure(new URLSearchParams(search), state) : NO_DETAILS;
  const isSignedOut = useAppSelector(selectSessionStatus) === 'signedOut';
  // Signed out, so the payment is unverified and may have succeeded.
  const isUnchecked = isSignedOut && failure.orderId !== null;
  const isPending = isUnchecked || isPendingReason(failure.reason);
  return (
    <div className={styles.screen}>
      <span className={`${styles.mark} ${isPending ? styles.waiting : styles.failed}`}>
        <Icon name={isPending ? 'clock' : 'close'} size={40} />
      </span>
      <h1>Payment failed</h1>
      <Facts failure={failure} />
      <p className={styles.next}>
        {isPending
          ? 'Your cart is as you left it until the payment is confirmed.'
          : 'Your cart is as you left it. If money has left your account all the same, it either becomes an order under My Orders or comes back to you.'}
      </p>
      {failure.orderId !== null && <CheckAgain orderId={failure.orderId} needsLogIn={isSignedOut} />}
      <div className={styles.ways}>
        {isUnchecked && <LogInAndCheck orderId={failure.orderId ?? ''} />}
        <ButtonLink to={paths.cart} variant={isPending ? 'secondary' : 'primary'}>
          Try again
        </ButtonLink>
        {!isUnchecked && (
          <ButtonLink to={paths.orders} variant={isPending ? 'primary' : 'secondary'}>
            My Orders
          </ButtonLink>
        )}
        <ButtonLink to={paths.contact} variant="quiet">
          Contact us
        </ButtonLink>
      </div>
    </div>
  );
}

function Facts({ failure: { orderId, reason } }: { failure: Failure }) {
  const sentence = readServerMessage(reason);
  return (
    <>
      {sentence !== undefined && <p className={styles.lead}>{sentence}</p>}
      {(orderId !== null || reason !== null) && (
        <dl className={styles.facts}>
          {orderId !== null && (
            <div>
              <dt>Order ID</dt>
              <dd>{formatOrderId(orderId)}</dd>
            </div>
          )}
          {reason !== null && (
            <div>
              <dt>Reason</dt>
              <dd className={sentence === undefined ? undefined : styles.quoted}>{truncateReason(reason)}</dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}
