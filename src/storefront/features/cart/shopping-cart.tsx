import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { formatItemCount } from '#domain/cart/cart-totals.ts';
import { CART_EMPTY } from '#domain/checkout/checkout-messages.ts';
import { createSignInHistoryState } from '#storefront/state/account/sign-in-return.ts';
import { fetchCart } from '#storefront/state/cart/cart-thunks.ts';
import { type CartView, useCartView } from '#storefront/state/cart/use-cart-view.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Link } from '#ui/actions/link.tsx';
import { LoadError } from '#ui/feedback/load-error.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { StatusMessage } from '#ui/feedback/status-message.tsx';
import { CartContents } from './cart-contents.tsx';
import notes from './cart-notes.module.css';
import { SavedNote } from './saved-note.tsx';
import styles from './shopping-cart.module.css';
import { UndoStrip } from './undo-strip.tsx';
import { useCartActions } from './use-cart-actions.ts';

/** @param note a message from another feature, above the cart */
export function ShoppingCart({ note }: { note?: ReactNode }) {
  const dispatch = useAppDispatch();
  const view = useCartView();
  const actions = useCartActions(view.isSignedIn);
  const { phase, items, error } = view;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Shopping Cart</h1>
        <p className={styles.count} role="status">
          {phase === 'ready' && items.length > 0 && formatItemCount(items.length)}
        </p>
      </header>
      <noscript>
        <p>The cart needs JavaScript. Please turn it on, or call or write to us. You'll find our details below.</p>
      </noscript>
      {phase === 'loading' && <LoadingText>Loading…</LoadingText>}
      {/* The header loads the cart only once (Q-73, Q-74). */}
      {error && <LoadError message={error.lead} detail={error.text} onRetry={() => void dispatch(fetchCart())} />}
      {note}
      <UndoStrip undo={actions.undo} lineCount={items.length} />
      <SavedNote />
      {phase === 'ready' && !view.isSignedIn && <SignInHint hasItems={items.length > 0} />}
      {phase === 'ready' && <LoadedCart view={view} actions={actions} />}
    </div>
  );
}

function LoadedCart({ view, actions }: { view: CartView; actions: ReturnType<typeof useCartActions> }) {
  if (view.items.length > 0) return <CartContents view={view} actions={actions} />;
  return (
    <StatusMessage
      headingLevel="h2"
      title={CART_EMPTY}
      action={<ButtonLink to={paths.home}>Start shopping</ButtonLink>}
    />
  );
}

/** For visitors: explains what requires a login (Q-64). */
function SignInHint({ hasItems }: { hasItems: boolean }) {
  return (
    <p className={notes.hint}>
      <Link to={paths.login} state={createSignInHistoryState(paths.cart)}>
        Log in
      </Link>
      {hasItems
        ? ' to change quantities and place your order. Until then, this is the copy saved in your browser.'
        : ' to see your saved cart.'}
    </p>
  );
}
