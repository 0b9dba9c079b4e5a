import { type RefObject, useEffect, useRef } from 'react';

/** With its button gone the focus would start over at the top of the page: it moves to the next card, else to the title. */
export function useFocusAfterRemoval(root: RefObject<HTMLElement | null>, count: number): (place: number) => void {
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
