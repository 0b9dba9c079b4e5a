import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Another page, also of a list, starts at its top, with the focus on it, so that keyboards and screen readers do too. */
export function NavigationEffects() {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const page = `${pathname}?${new URLSearchParams(search).get('cursor') ?? ''}`;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (type !== 'POP') window.scrollTo(0, 0);
    // A changed filter leads to the first page too, and keeps the focus.
    if (document.activeElement?.closest('input, select')) return;
    document.getElementById('page')?.focus({ preventScroll: true });
  }, [page, type]);
  return null;
}
