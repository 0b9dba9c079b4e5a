import { useEffect, useRef, useState } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';

export const MAIN_ID = 'main';

/**
 * What a full page load would do by itself: links start at the top while back and forward restore the position
 * (decision D-19), the focus leaves the link that was followed, and screen readers hear where they are.
 */
export function NavigationEffects() {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    (target ?? document.getElementById(MAIN_ID))?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname, hash]);

  return (
    <>
      <ScrollRestoration />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}
