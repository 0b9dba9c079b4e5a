const SETTLED_AFTER_MS = 5000;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Calls back at the visitor's first move, else some seconds after the page has loaded: for what may wait until
 * everything that is needed has arrived. Returns how to call it off.
 */
export function whenSettled(action: () => void): () => void {
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
