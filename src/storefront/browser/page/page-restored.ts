/** Calls back when the browser shows this very document again, as it was left, after Back or Forward. */
export function onPageRestored(action: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) action();
  };
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}
