const SETTLE_DELAY_MS = 5000;
const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Runs low-priority work at the first interaction or a few seconds after load; returns a cancel function. */
export function onPageSettled(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startTimer = () => {
    timer = setTimeout(run, SETTLE_DELAY_MS);
  };
  const cancel = () => {
    clearTimeout(timer);
    window.removeEventListener('load', startTimer);
    for (const event of INTERACTION_EVENTS) window.removeEventListener(event, run);
  };
  const run = () => {
    cancel();
    action();
  };
  for (const event of INTERACTION_EVENTS) window.addEventListener(event, run, { passive: true });
  if (document.readyState === 'complete') startTimer();
  else window.addEventListener('load', startTimer, { once: true });
  return cancel;
}
