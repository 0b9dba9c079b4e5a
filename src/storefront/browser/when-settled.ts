const SETTLED_AFTER_MS = 5000;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Runs low-priority work at the first interaction or a few seconds after load; returns a cancel function. */
export function onPageSettled(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(act, SETTLED_AFTER_MS);
  };
  const cancel = () => {
    clearTimeout(timer);
    window.removeEventListener('load', wait);
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, act);
  };
  const act = () => {
    cancel();
    action();
  };
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, act, { passive: true });
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return cancel;
}
