const MAX_WAIT_MS = 2000;
const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown'] as const;
const PAINTS = ['largest-contentful-paint', 'paint'];

/** Resolves when the served page has painted its fonts and first pictures, or at the first interaction. */
export const waitForFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const wanted = new AbortController();
    const go = () => {
      wanted.abort();
      resolve();
    };
    for (const wish of INTERACTIONS)
      addEventListener(wish, go, { signal: wanted.signal, passive: true, capture: true });
    setTimeout(go, MAX_WAIT_MS);
    const loaded = () => (document.hidden ? go() : void nextFrame().then(nextFrame).then(waitForPaintEntry).then(go));
    if (document.readyState === 'complete') loaded();
    else addEventListener('load', loaded, { signal: wanted.signal });
  });

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The paint entry arrives when the frame is on screen, later than its animation callback. */
const waitForPaintEntry = (): Promise<void> =>
  new Promise((resolve) => {
    const kind = PAINTS.find((type) => PerformanceObserver.supportedEntryTypes?.includes(type));
    if (kind) new PerformanceObserver(() => resolve()).observe({ type: kind, buffered: true });
    else setTimeout(resolve);
  });
