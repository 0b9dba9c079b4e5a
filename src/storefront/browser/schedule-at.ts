/** Browsers fire timers with a longer delay at once. */
const MAX_DELAY_MS = 2_147_483_647;

/** Runs `action` at a point in time. Timers pause while a laptop sleeps, so returning to the page re-checks the clock. */
export function scheduleAt(timeMs: number, action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = () => {
    clearTimeout(timer);
    const remaining = timeMs - Date.now();
    if (remaining <= 0) {
      cancel();
      action();
    } else {
      timer = setTimeout(check, Math.min(remaining, MAX_DELAY_MS));
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
  timer = setTimeout(check, Math.min(Math.max(0, timeMs - Date.now()), MAX_DELAY_MS));
  return cancel;
}
