import { isDataSaverOn } from '#storefront/browser/data-saver.ts';

const EVENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Calls back once per page whose link is hovered, pressed or focused. */
export function startLinkPrefetch(prefetch: (pathname: string) => void): () => void {
  const prefetched = new Set<string>();
  const listeners = new AbortController();
  const handleEvent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link?.target !== '' || prefetched.has(link.pathname) || isDataSaverOn()) return;
    prefetched.add(link.pathname);
    prefetch(link.pathname);
  };
  for (const name of EVENTS) document.addEventListener(name, handleEvent, { signal: listeners.signal, passive: true });
  return () => listeners.abort();
}
