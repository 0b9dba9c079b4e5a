import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { openScrollMemory, type ScrollMemory } from '#storefront/browser/page/scroll-memory.ts';

export const MAIN_ID = 'main';

/**
 * What a full page load would do by itself: links start at the top while back and forward restore the position
 * (decision D-19), the focus leaves the link that was followed, and screen readers hear where they are.
 */
export function NavigationEffects() {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  const hasMoved = useRef(false);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    hasMoved.current = true;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    (target ?? document.getElementById(MAIN_ID))?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname, hash]);

  // The words of a page may come after the page.
  useEffect(() => {
    const title = document.querySelector('title');
    if (!title) return undefined;
    const renamed = new MutationObserver(() => {
      if (hasMoved.current) setAnnouncement(document.title);
    });
    renamed.observe(title, { childList: true, characterData: true, subtree: true });
    return () => renamed.disconnect();
  }, []);

  useScroll();
  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}

/** A changed query is the same page; another path is another one. */
function useScroll(): void {
  const { key, pathname, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const memory = useRef<ScrollMemory>(undefined);
  const previous = useRef<string>(undefined);

  useLayoutEffect(() => {
    memory.current = openScrollMemory();
    return () => memory.current?.close();
  }, []);

  useLayoutEffect(() => {
    const isSamePage = previous.current === pathname;
    const isFirst = previous.current === undefined;
    previous.current = pathname;
    // Every document that is opened by its address calls its first entry the same.
    const entry = `${key} ${pathname}`;
    memory.current?.enter(entry);
    // Whoever has scrolled the page that the server sent, or came to a part of it, stays there when React takes over.
    if (isFirst && window.scrollY > 0) memory.current?.stay();
    else if (isReturn) memory.current?.restore(entry);
    else if (!isSamePage) showTop(hash);
  }, [key, pathname, hash, isReturn]);
}

function showTop(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}
