import { onPageRestored } from './page-restored.ts';

/** Fires when the page becomes visible again or is restored from the back/forward cache. */
export function onPageReturn(returned: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') returned();
  };
  const stop = onPageRestored(returned);
  document.addEventListener('visibilitychange', seen);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', seen);
  };
}
