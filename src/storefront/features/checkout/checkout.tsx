import { paths } from '#contract/paths.ts';
import { CART_EMPTY } from '#domain/checkout/checkout-messages.ts';
import { selectSessionStatus } from '#storefront/state/account/session-slice.ts';
import { createSignInHistoryState } from '#storefront/state/account/sign-in-return.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import styles from './checkout.module.css';
import { CheckoutForm } from './checkout-form.tsx';
import { NoScriptNote } from './no-script-note.tsx';
import { PendingPaymentNote } from './pending-payment-note.tsx';
import { useCheckoutView } from './use-checkout-view.ts';

export function Checkout() {
  const view = useCheckoutView();
  const isSignedOut = useAppSelector(selectSessionStatus) === 'signedOut';
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Checkout</h1>
      <NoScriptNote>
        You need JavaScript to pay online. Please call or write to us and we'll take your order:
      </NoScriptNote>
      <PendingPaymentNote />
      {view.phase === 'loading' && (
        <div className={styles.loading}>
          <LoadingText>Loading…</LoadingText>
        </div>
      )}
      {view.phase === 'empty' && (
        <StatusMessage
          headingLevel="h2"
          title={CART_EMPTY}
          {...(isSignedOut && { text: "You're not logged in. Log in to see your saved cart." })}
          action={
            <>
              {isSignedOut && (
                <ButtonLink to={paths.login} state={createSignInHistoryState(paths.checkout)} variant="secondary">
                  Log in
                </ButtonLink>
              )}
              <ButtonLink to={paths.home}>Continue Shopping</ButtonLink>
            </>
          }
        />
      )}
      {view.phase === 'open' && <CheckoutForm view={view} />}
    </div>
  );
}
