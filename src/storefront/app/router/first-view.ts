/** Nobody waits longer than this for script because a picture is slow. */
const LONGEST_WAIT_MS = 2000;
/** Whoever reaches for the page wants more than to look at it. */
const WISHES = ['pointerdown', 'pointermove', 'keydown'] as const;
const PAINTS = ['largest-contentful-paint', 'paint'];

/**
 * Resolves when the page that the server sent stands on the screen with its fonts and first pictures, or as soon as
 * the visitor reaches for it. Until then the line and the processor belong to what is seen.
 */
export const firstView = (): Promise<void> =>
  new Promise((resolve) => {
    const wanted = new AbortController();
    const go = () => {
      wanted.abort();
      resolve();
    };
    for (const wish of WISHES) addEventListener(wish, go, { signal: wanted.signal, passive: true, capture: true });
    setTimeout(go, LONGEST_WAIT_MS);
    const loaded = () => (document.hidden ? go() : void nextFrame().then(nextFrame).then(firstPaint).then(go));
    if (document.readyState === 'complete') loaded();
    else addEventListener('load', loaded, { signal: wanted.signal });
  });

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A frame is on the screen well after its callback; the browser reports the first one when it is. */
const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const kind = PAINTS.find((type) => PerformanceObserver.supportedEntryTypes?.includes(type));
    if (kind) new PerformanceObserver(() => resolve()).observe({ type: kind, buffered: true });
    else setTimeout(resolve);
  });
