/** Longer delays overflow the browser's timer and fire at once. */
const LONGEST_DELAY_MS = 2_147_483_647;

/**
 * Calls back at a point in time, however far. Timers stand still while a laptop sleeps, so the clock is read again
 * whenever the page comes back into view.
 */
export function callAt(timeMs: number, action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = () => {
    clearTimeout(timer);
    const remaining = timeMs - Date.now();
    if (remaining <= 0) {
      cancel();
      action();
    } else {
      timer = setTimeout(check, Math.min(remaining, LONGEST_DELAY_MS));
    }
  };
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('focus', check);
    window.removeEventListener('pageshow', check);
  };

  document.addEventListener('visibilitychange', check);
  window.addEventListener('focus', check);
  window.addEventListener('pageshow', check);
  timer = setTimeout(check, Math.min(Math.max(0, timeMs - Date.now()), LONGEST_DELAY_MS));
  return cancel;
}
