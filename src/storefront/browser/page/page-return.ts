import { onPageRestored } from './page-restored.ts';

/**
 * Tells when the page comes back: into view again, or whole from the browser's memory after Back. What happened
 * meanwhile in other tabs may not have reached it.
 */
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
