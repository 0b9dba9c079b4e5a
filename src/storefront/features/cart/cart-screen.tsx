import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { itemCountText } from '#domain/cart/item-count.ts';
import { CART_EMPTY } from '#domain/checkout/checkout-words.ts';
import { type CartView, useCartView } from '#storefront/state/cart/cart-view.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { CartContents } from './cart-contents.tsx';
import { CartProblem } from './cart-problem.tsx';
import styles from './cart-screen.module.css';
import { LogInHint } from './log-in-hint.tsx';
import { SavedNote } from './saved-note.tsx';
import { UndoStrip } from './undo-strip.tsx';
import { useCartActions } from './use-cart-actions.ts';

/** `note`: what another part of the shop has to say here. */
export function CartScreen({ note }: { note?: ReactNode }) {
  const view = useCartView();
  const actions = useCartActions(view.isSignedIn);
  const { phase, items, error } = view;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>Shopping Cart</h1>
        <p className={styles.count} role="status">
          {phase === 'ready' && items.length > 0 && itemCountText(items.length)}
        </p>
      </header>
      <noscript>
        <p>The cart needs JavaScript. Please switch it on, or call or write to us: you find us below.</p>
      </noscript>
      {phase === 'loading' && <LoadingText>Loading…</LoadingText>}
      {error !== null && <CartProblem error={error} />}
      {note}
      <UndoStrip undo={actions.undo} />
      <SavedNote />
      {phase === 'ready' && !view.isSignedIn && <LogInHint hasItems={items.length > 0} />}
      {phase === 'ready' && <Known view={view} actions={actions} />}
    </div>
  );
}

function Known({ view, actions }: { view: CartView; actions: ReturnType<typeof useCartActions> }) {
  if (view.items.length > 0) return <CartContents view={view} actions={actions} />;
  return (
    <EmptyState headingLevel="h2" title={CART_EMPTY} action={<ButtonLink to={paths.home}>Start shopping</ButtonLink>} />
  );
}
