import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { createScrollMemory, type ScrollMemory } from '#storefront/browser/page/scroll-memory.ts';

export const MAIN_ID = 'main';

/** Does what a full page load would do: scrolls or restores the position (D-19), moves focus and announces the page. */
export function NavigationEffects() {
  const { pathname, hash } = useLocation();
  const previousPath = useRef(pathname);
  const hasNavigated = useRef(false);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    hasNavigated.current = true;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    (target ?? document.getElementById(MAIN_ID))?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname, hash]);

  // The title may change after the page has rendered.
  useEffect(() => {
    const titleObserver = new MutationObserver(() => {
      if (hasNavigated.current) setAnnouncement(document.title);
    });
    titleObserver.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => titleObserver.disconnect();
  }, []);

  useScroll();
  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}

/** A changed query counts as the same page. */
function useScroll(): void {
  const { key, pathname, search, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const memory = useRef<ScrollMemory>(undefined);
  const previousPath = useRef<string>(undefined);

  useLayoutEffect(() => {
    memory.current = createScrollMemory();
    return () => memory.current?.close();
  }, []);

  useLayoutEffect(() => {
    const isSamePage = previousPath.current === pathname;
    const isFirst = previousPath.current === undefined;
    previousPath.current = pathname;
    // The router gives every document's first entry the same key.
    const entry = `${key} ${pathname}${search}`;
    memory.current?.enter(entry);
    // Keeps a scroll position from before hydration; a new document opens where the browser puts it.
    if (isFirst && (window.scrollY > 0 || isNewDocument())) memory.current?.savePosition();
    else if (isReturn) memory.current?.restore(entry);
    else if (!isSamePage) scrollToStart(hash);
  }, [key, pathname, search, hash, isReturn]);
}

/** False after a reload, Back or Forward. */
function isNewDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'navigate';
}

function scrollToStart(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}
