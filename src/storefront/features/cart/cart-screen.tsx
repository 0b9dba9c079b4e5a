import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { formatItemCount } from '#domain/cart/item-count.ts';
import { CART_EMPTY } from '#domain/checkout/checkout-messages.ts';
import { createSignInState } from '#storefront/state/account/sign-in-return.ts';
import { fetchCart } from '#storefront/state/cart/cart-thunks.ts';
import { type CartView, useCartView } from '#storefront/state/cart/use-cart-view.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Link } from '#ui/actions/link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useAppDispatch } from '../../state/hooks.ts';
import { CartContents } from './cart-contents.tsx';
import notes from './cart-notes.module.css';
import styles from './cart-screen.module.css';
import { SavedNote } from './saved-note.tsx';
import { UndoStrip } from './undo-strip.tsx';
import { useCartActions } from './use-cart-actions.ts';

/** `note`: a message from another feature. */
export function CartScreen({ note }: { note?: ReactNode }) {
  const view = useCartView();
  const actions = useCartActions(view.isSignedIn);
  const { phase, items, error } = view;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>Shopping Cart</h1>
        <p className={styles.count} role="status">
          {phase === 'ready' && items.length > 0 && formatItemCount(items.length)}
        </p>
      </header>
      <noscript>
        <p>The cart needs JavaScript. Please switch it on, or call or write to us: you find us below.</p>
      </noscript>
      {phase === 'loading' && <LoadingText>Loading…</LoadingText>}
      {error !== null && <CartError error={error} />}
      {note}
      <UndoStrip undo={actions.undo} />
      <SavedNote />
      {phase === 'ready' && !view.isSignedIn && <LogInHint hasItems={items.length > 0} />}
      {phase === 'ready' && <LoadedCart view={view} actions={actions} />}
    </div>
  );
}

function LoadedCart({ view, actions }: { view: CartView; actions: ReturnType<typeof useCartActions> }) {
  if (view.items.length > 0) return <CartContents view={view} actions={actions} />;
  return (
    <EmptyState headingLevel="h2" title={CART_EMPTY} action={<ButtonLink to={paths.home}>Start shopping</ButtonLink>} />
  );
}

/** Tells visitors what requires a login. */
function LogInHint({ hasItems }: { hasItems: boolean }) {
  return (
    <p className={notes.hint}>
      <Link to={paths.login} state={createSignInState(paths.cart)}>
        Log in
      </Link>
      {hasItems
        ? ' to change quantities and to order. Until then this is the copy that your browser keeps.'
        : ' to see the cart of your account.'}
    </p>
  );
}

/** The load error with a retry button: the header loads the cart only once. */
function CartError({ error }: { error: string }) {
  const dispatch = useAppDispatch();
  return (
    <div role="alert" className={notes.problem}>
      <p>{error}</p>
      <Button variant="secondary" size="small" onClick={() => void dispatch(fetchCart())}>
        Try again
      </Button>
    </div>
  );
}
