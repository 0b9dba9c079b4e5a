import { type RefObject, useEffect, useRef } from 'react';
import type { BrowseView } from '#storefront/state/catalogue/browse-slice.ts';

/** Moves the focus to the first new card once the next page is shown; returns what to call when it is requested. */
export function useFocusOnNewCards(list: RefObject<HTMLElement | null>, view: BrowseView): (nextKey: string) => void {
  const requested = useRef<{ key: string; cardIndex: number }>(undefined);
  useEffect(() => {
    if (requested.current?.key !== view.key) return;
    const card = list.current?.querySelectorAll('article')[requested.current.cardIndex];
    requested.current = undefined;
    card?.querySelector<HTMLElement>('h2 a, h3 a')?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest' });
  }, [list, view]);
  return (key) => {
    requested.current = { key, cardIndex: view.products.length };
  };
}
