import { type RefObject, useEffect, useRef } from 'react';
import { selectIsSignedIn } from '#storefront/state/account/session-slice.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import { toggleWishlist } from '#storefront/state/wishlist/wishlist-toggle.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useWishlist } from './use-wishlist.ts';
import { useWishlistLayout } from './use-wishlist-layout.ts';
import { WishlistBar } from './wishlist-bar.tsx';
import { WishlistCards } from './wishlist-cards.tsx';
import styles from './wishlist-contents.module.css';
import { EmptyWishlist, FailedRefresh, FailedWishlist, SignedOutWishlist } from './wishlist-states.tsx';

export function WishlistContents() {
  return useAppSelector(selectIsSignedIn) ? <SignedInWishlist /> : <SignedOutWishlist />;
}

function SignedInWishlist() {
  const section = useRef<HTMLElement>(null);
  const dispatch = useAppDispatch();
  const { entries, hasList, isLoading, error, load } = useWishlist();
  const [layout, setLayout] = useWishlistLayout();
  const setRemovedIndex = useFocusAfterRemoval(section, entries.length);
  const remove = (productId: string, index: number) => {
    setRemovedIndex(index);
    void dispatch(toggleWishlist(productId));
  };
  return (
    <section ref={section} className={styles.view} aria-labelledby="wishlist-title">
      <h1 id="wishlist-title" tabIndex={-1}>
        Wishlist
      </h1>
      {hasList && (
        <WishlistBar
          count={entries.length}
          layout={layout}
          onLayoutChange={setLayout}
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
function useFocusAfterRemoval(section: RefObject<HTMLElement | null>, count: number): (index: number) => void {
  const removedIndex = useRef<number>(undefined);
  useEffect(() => {
    const index = removedIndex.current;
    removedIndex.current = undefined;
    if (index === undefined || !section.current || document.activeElement !== document.body) return;
    // `WishlistCard` sets this attribute.
    const buttons = section.current.querySelectorAll<HTMLElement>('[data-remove]');
    const next = buttons[Math.min(index, count - 1)] ?? section.current.querySelector<HTMLElement>('h1');
    next?.focus();
  }, [section, count]);
  return (index) => {
    removedIndex.current = index;
  };
}
