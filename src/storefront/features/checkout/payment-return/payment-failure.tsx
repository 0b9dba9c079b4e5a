import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { selectSessionStatus } from '#storefront/state/account/session-slice.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { CheckAgain, SignInAndCheck } from './check-again.tsx';
import { getFailureLead, truncateReason } from './failure-copy.ts';
import { type FailureDetails, formatOrderId, readFailure } from './payment-outcome.ts';
import styles from './payment-return.module.css';

const NO_DETAILS: FailureDetails = { orderId: null, reason: null, isFromLink: false };

export function PaymentFailure() {
  const { search, state } = useLocation();
  // The first render must match the server's, which ignores the query.
  const failure = useHydrated() ? readFailure(new URLSearchParams(search), state) : NO_DETAILS;
  const isSignedOut = useAppSelector(selectSessionStatus) === 'signedOut';
  // Signed out, so the payment is unverified and may have succeeded.
  const isUnverified = isSignedOut && failure.orderId !== null;
  return (
    <div className={styles.page}>
      <span className={`${styles.mark} ${isUnverified ? styles.waiting : styles.failed}`}>
        <Icon name={isUnverified ? 'clock' : 'close'} size={40} />
      </span>
      <h1>Payment failed</h1>
      <FailureFacts failure={failure} lead={getFailureLead({ ...failure, isUnverified })} />
      <p className={styles.next}>
        {isUnverified
          ? "If you were charged, we'll confirm the order or refund you. Please don't pay twice."
          : "Your cart is as you left it. If you were charged, we'll confirm the order or refund you."}
      </p>
      {failure.orderId !== null && !isUnverified && <CheckAgain orderId={failure.orderId} />}
      <div className={styles.actions}>
        {isUnverified && <SignInAndCheck orderId={failure.orderId ?? ''} />}
        <ButtonLink to={paths.cart} variant={isUnverified ? 'secondary' : 'primary'}>
          Try again
        </ButtonLink>
        {!isUnverified && (
          <ButtonLink to={paths.orders} variant="secondary">
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

type FailureFactsProps = { failure: FailureDetails; lead: string | undefined };

function FailureFacts({ failure: { orderId, reason }, lead }: FailureFactsProps) {
  return (
    <>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
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
              <dd className={lead === undefined ? undefined : styles.quoted}>{truncateReason(reason)}</dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}
