import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { guardHistory } from '#desk/elements/history-guard.ts';
import type { AnyAutosave } from './autosave.ts';

/** Finds the link within the desk that a click opens in this tab. */
function findLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link?.href || link.target !== '' || !isPlain || link.origin !== window.location.origin) return undefined;
  return link;
}

/**
 * Saves before a link or Back leaves the page, and asks if saving fails or pictures are uploading. On closing the tab, the
 * browser asks.
 */
export function useLeaveGuard(autosave: AnyAutosave, isUploading: boolean) {
  const [asked, setAsked] = useState<{ go: () => void }>();
  const isLeaving = useRef(false);
  const isSafe = () => isLeaving.current || (!isUploading && autosave.getView().save.kind === 'saved');
  const leave = (go: () => void) => {
    isLeaving.current = true;
    go();
  };
  const saveFirst = async (go: () => void) => {
    const isSaved = await autosave.flush();
    if (isSaved && !isUploading) leave(go);
    else setAsked({ go });
  };
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isSafe()) event.preventDefault();
  });
  const guardLinks = useEffectEvent((event: MouseEvent) => {
    const link = findLink(event);
    if (!link || isSafe()) return;
    event.preventDefault();
    event.stopPropagation();
    void saveFirst(() => {
      link.click();
      isLeaving.current = false;
    });
  });
  const guardBack = useEffectEvent((event: PopStateEvent, own: { state: unknown; address: string }) => {
    const isSamePage = new URL(own.address).pathname === window.location.pathname;
    if (isSamePage || isSafe()) return;
    // The browser has left already, but the router hasn't: this page becomes the next history entry again.
    event.stopImmediatePropagation();
    window.history.pushState(own.state, '', own.address);
    void saveFirst(() => window.history.back());
  });
  useEffect(() => {
    const own = { state: window.history.state as unknown, address: window.location.href };
    const onUnload = (event: BeforeUnloadEvent) => warn(event);
    const onClick = (event: MouseEvent) => guardLinks(event);
    const endGuard = guardHistory((event) => guardBack(event, own));
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
      endGuard();
    };
  }, []);
  return {
    isAsking: asked !== undefined,
    stay: () => setAsked(undefined),
    leave: () => {
      setAsked(undefined);
      if (asked) leave(asked.go);
    },
  };
}
