import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { decodeUriPart } from '#domain/text/decode-uri.ts';
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
    const target = findHashTarget(hash);
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
  const previous = useRef<{ pathname: string; hash: string }>(undefined);

  useLayoutEffect(() => {
    memory.current = createScrollMemory();
    return () => memory.current?.close();
  }, []);

  useLayoutEffect(() => {
    const isFirst = previous.current === undefined;
    const isSamePage = previous.current?.pathname === pathname;
    const isSameHash = previous.current?.hash === hash;
    previous.current = { pathname, hash };
    // The router gives every document's first entry the same key, and all entries of hash links.
    const entry = `${key} ${pathname}${search}${hash}`;
    // The router reports hash links as returns.
    const goesToTarget = hash !== '' && (isSamePage ? !isSameHash : !memory.current?.has(entry));
    memory.current?.enter(entry);
    // Keeps a scroll position from before hydration; a new document opens where the browser puts it.
    if (isFirst && (window.scrollY > 0 || isNewDocument())) memory.current?.savePosition();
    else if (isReturn && !goesToTarget) memory.current?.restore(entry);
    else if (goesToTarget || !isSamePage) scrollToStart(hash);
  }, [key, pathname, search, hash, isReturn]);
}

/** False after a reload, Back or Forward. */
function isNewDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'navigate';
}

function scrollToStart(hash: string): void {
  const target = findHashTarget(hash);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

const findHashTarget = (hash: string): HTMLElement | null =>
  hash ? document.getElementById(decodeUriPart(hash.slice(1)) ?? '') : null;
