import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Moves scroll position and focus to the top of every new page, also of a list. */
export function NavigationEffects() {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const page = `${pathname}?${new URLSearchParams(search).get('cursor') ?? ''}`;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (type !== 'POP') window.scrollTo(0, 0);
    // A changed filter also opens the first page, but keeps the focus.
    if (document.activeElement?.closest('input, select')) return;
    document.getElementById('page')?.focus({ preventScroll: true });
  }, [page, type]);
  return null;
}
