import { paths } from '#contract/paths.ts';
import { CART_EMPTY } from '#domain/checkout/checkout-messages.ts';
import { selectSessionStatus } from '#storefront/state/account/session-slice.ts';
import { createSignInState } from '#storefront/state/account/sign-in-return.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { buttonClass } from '#ui/actions/button-style.ts';
import { Link } from '#ui/actions/link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useAppSelector } from '../../state/hooks.ts';
import { CheckoutForm } from './checkout-form.tsx';
import styles from './checkout-screen.module.css';
import { NoScriptNote } from './no-script-note.tsx';
import { PendingPaymentNote } from './pending-payment-note.tsx';
import { useCheckoutView } from './use-checkout-view.ts';

export function CheckoutScreen() {
  const view = useCheckoutView();
  const isSignedOut = useAppSelector(selectSessionStatus) === 'signedOut';
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>Checkout</h1>
      <NoScriptNote>
        Paying online needs JavaScript. Please call us or write to us, and we take your order:
      </NoScriptNote>
      <PendingPaymentNote />
      {view.phase === 'loading' && (
        <div className={styles.loading}>
          <LoadingText>Loading…</LoadingText>
        </div>
      )}
      {view.phase === 'empty' && (
        <EmptyState
          headingLevel="h2"
          title={CART_EMPTY}
          {...(isSignedOut && { text: 'You are not logged in. Log in to see the cart of your account.' })}
          action={
            <>
              {isSignedOut && (
                <Link
                  to={paths.login}
                  state={createSignInState(paths.checkout)}
                  className={buttonClass({ variant: 'secondary' })}
                >
                  Log in
                </Link>
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
