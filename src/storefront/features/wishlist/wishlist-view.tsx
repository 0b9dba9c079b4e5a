import { type RefObject, useEffect, useRef } from 'react';
import { selectIsSignedIn } from '#storefront/state/account/session-slice.ts';
import { toggleWishlist } from '#storefront/state/wishlist/wishlist-toggle.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { useWishlist } from './use-wishlist.ts';
import { useWishlistLayout } from './use-wishlist-layout.ts';
import { WishlistBar } from './wishlist-bar.tsx';
import { WishlistCards } from './wishlist-cards.tsx';
import { EmptyWishlist, FailedRefresh, FailedWishlist, SignedOutWishlist } from './wishlist-states.tsx';
import styles from './wishlist-view.module.css';

export function WishlistView() {
  return useAppSelector(selectIsSignedIn) ? <CustomersWishlist /> : <SignedOutWishlist />;
}

function CustomersWishlist() {
  const root = useRef<HTMLElement>(null);
  const dispatch = useAppDispatch();
  const { entries, hasList, isLoading, error, load } = useWishlist();
  const [layout, setLayout] = useWishlistLayout();
  const noteRemoval = useFocusAfterRemoval(root, entries.length);
  const remove = (productId: string, place: number) => {
    noteRemoval(place);
    void dispatch(toggleWishlist(productId));
  };
  return (
    <section ref={root} className={styles.view} aria-labelledby="wishlist-title">
      <h1 id="wishlist-title" tabIndex={-1}>
        Wishlist
      </h1>
      {hasList && (
        <WishlistBar
          count={entries.length}
          layout={layout}
          onLayout={setLayout}
          isLoading={isLoading}
          onRefresh={load}
        />
      )}
      {!hasList && error === null && <LoadingText>Loading…</LoadingText>}
      {!hasList && error !== null && <FailedWishlist error={error} onRetry={load} />}
      {hasList && error !== null && <FailedRefresh error={error} onRetry={load} />}
      {hasList && entries.length === 0 && <EmptyWishlist />}
      {entries.length > 0 && <WishlistCards entries={entries} layout={layout} onRemove={remove} />}
    </section>
  );
}

/** Moves the focus from a removed card to the next one, or to the title. */
function useFocusAfterRemoval(root: RefObject<HTMLElement | null>, count: number): (place: number) => void {
  const removedAt = useRef<number>(undefined);
  useEffect(() => {
    const place = removedAt.current;
    removedAt.current = undefined;
    if (place === undefined || !root.current || document.activeElement !== document.body) return;
    const buttons = root.current.querySelectorAll<HTMLElement>('[data-remove]');
    const next = buttons[Math.min(place, count - 1)] ?? root.current.querySelector<HTMLElement>('h1');
    next?.focus();
  }, [root, count]);
  return (place) => {
    removedAt.current = place;
  };
}
