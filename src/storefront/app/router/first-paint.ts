const MAX_WAIT_MS = 2000;
const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown'] as const;
const PAINT_ENTRY_TYPES = ['largest-contentful-paint', 'paint'];

/** Resolves when the served page has painted its fonts and first pictures, or at the first interaction. */
export const waitForFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const listeners = new AbortController();
    const finish = () => {
      listeners.abort();
      resolve();
    };
    for (const name of INTERACTIONS)
      addEventListener(name, finish, { signal: listeners.signal, passive: true, capture: true });
    setTimeout(finish, MAX_WAIT_MS);
    const handleLoad = () =>
      document.hidden ? finish() : void nextFrame().then(nextFrame).then(waitForPaintEntry).then(finish);
    if (document.readyState === 'complete') handleLoad();
    else addEventListener('load', handleLoad, { signal: listeners.signal });
  });

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The paint entry arrives when the frame is on screen, later than its animation callback. */
const waitForPaintEntry = (): Promise<void> =>
  new Promise((resolve) => {
    const supported = PAINT_ENTRY_TYPES.find((type) => PerformanceObserver.supportedEntryTypes?.includes(type));
    if (supported) new PerformanceObserver(() => resolve()).observe({ type: supported, buffered: true });
    else setTimeout(resolve);
  });
