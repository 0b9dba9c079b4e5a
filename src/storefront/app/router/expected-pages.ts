import { isSavingData } from '#storefront/browser/save-data.ts';

const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Tells of every page that the visitor points at or moves the focus to, once: its script can be there before the click. */
export function expectPages(expected: (pathname: string) => void): () => void {
  const known = new Set<string>();
  const end = new AbortController();
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link?.target !== '' || known.has(link.pathname) || isSavingData()) return;
    known.add(link.pathname);
    expected(link.pathname);
  };
  for (const sign of SIGNS) document.addEventListener(sign, look, { signal: end.signal, passive: true });
  return () => end.abort();
}
