import { useEffect } from 'react';

let locks = 0;

/** Keeps the page behind a full-screen layer still; the space of the scroll bar is kept so that nothing jumps. */
export function lockScroll(): () => void {
  const page = document.documentElement;
  if (locks++ === 0) {
    const scrollBar = window.innerWidth - page.clientWidth;
    page.style.overflow = 'hidden';
    if (scrollBar > 0) page.style.paddingInlineEnd = `${scrollBar}px`;
  }
  let released = false;
  return () => {
    if (released) return;
    released = true;
    if (--locks > 0) return;
    page.style.removeProperty('overflow');
    page.style.removeProperty('padding-inline-end');
  };
}

export function useScrollLock(active: boolean): void {
  useEffect(() => (active ? lockScroll() : undefined), [active]);
}
