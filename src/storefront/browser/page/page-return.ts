import { onPageRestored } from './page-restored.ts';

/** Fires when the page becomes visible again or is restored from the back/forward cache. */
export function onPageReturn(action: () => void): () => void {
  const handleVisibilityChange = () => {
    if (document.visibilityState === 'visible') action();
  };
  const stop = onPageRestored(action);
  document.addEventListener('visibilitychange', handleVisibilityChange);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', handleVisibilityChange);
  };
}
