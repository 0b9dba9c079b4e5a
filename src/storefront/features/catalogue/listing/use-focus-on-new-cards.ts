import { type RefObject, useEffect, useRef } from 'react';
import type { BrowseView } from '#storefront/state/catalogue/browse-slice.ts';

/**
 * Moves the focus to the first new card once the next page is shown; returns what to call when it is requested.
 *
 * @param currentKey the key of the current address, whose view may still be loading
 */
export function useFocusOnNewCards(
  list: RefObject<HTMLElement | null>,
  view: BrowseView,
  currentKey: string,
): (nextKey: string) => void {
  const requested = useRef<{ key: string; cardIndex: number }>(undefined);
  useEffect(() => {
    // The visitor went elsewhere before the page was loaded.
    if (requested.current?.key !== currentKey) requested.current = undefined;
  }, [currentKey]);
  useEffect(() => {
    if (requested.current?.key !== view.key) return;
    const card = list.current?.querySelectorAll('article')[requested.current.cardIndex];
    // A cached view may lack the earlier pages until it is rebuilt.
    if (!card) return;
    requested.current = undefined;
    card.querySelector<HTMLElement>('h2 a, h3 a')?.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'nearest' });
  }, [list, view]);
  return (key) => {
    requested.current = { key, cardIndex: view.products.length };
  };
}
