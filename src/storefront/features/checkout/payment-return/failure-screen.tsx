import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { selectSessionStatus } from '#storefront/state/account/session-slice.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from '../payment-screens.module.css';
import { CheckAgain, LogInAndCheck } from './check-again.tsx';
import { isPendingReason, sentenceIn, shownReason } from './failure-words.ts';
import { type Failure, readFailure, shownOrderId } from './payment-outcome.ts';

const NOTHING_KNOWN: Failure = { orderId: null, reason: null };

export function FailureScreen() {
  const { search, state } = useLocation();
  // The server renders one page for every query, and the first render must equal its own.
  const failure = useHydrated() ? readFailure(new URLSearchParams(search), state) : NOTHING_KNOWN;
  const isSignedOut = useAppSelector(selectSessionStatus) === 'signedOut';
  // Nobody has looked yet: the money may well have arrived.
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
  const sentence = sentenceIn(reason);
  return (
    <>
      {sentence !== undefined && <p className={styles.lead}>{sentence}</p>}
      {(orderId !== null || reason !== null) && (
        <dl className={styles.facts}>
          {orderId !== null && (
            <div>
              <dt>Order ID</dt>
              <dd>{shownOrderId(orderId)}</dd>
            </div>
          )}
          {reason !== null && (
            <div>
              <dt>Reason</dt>
              <dd className={sentence === undefined ? undefined : styles.quoted}>{shownReason(reason)}</dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}
