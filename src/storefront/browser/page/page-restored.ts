/** Fires when the page is restored from the back/forward cache. */
export function onPageRestored(action: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) action();
  };
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}
