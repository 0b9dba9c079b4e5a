import { isDataSaverOn } from '#storefront/browser/data-saver.ts';

const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Calls back once per page whose link is hovered, pressed or focused. */
export function startLinkPrefetch(expected: (pathname: string) => void): () => void {
  const known = new Set<string>();
  const end = new AbortController();
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link?.target !== '' || known.has(link.pathname) || isDataSaverOn()) return;
    known.add(link.pathname);
    expected(link.pathname);
  };
  for (const sign of SIGNS) document.addEventListener(sign, look, { signal: end.signal, passive: true });
  return () => end.abort();
}
