import { getSafeSessionStorage, type KeyValueStorage } from '../storage/storage.ts';

const STORAGE_KEY = 'aangan.scroll';
/** About five seconds of frames, for pages that grow as they load. */
const MAX_TRIES = 300;
/** The shopper's own scrolling, as opposed to ours. */
const SCROLL_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export type ScrollMemory = {
  /** Records positions for this history entry from now on. */
  enter(entry: string): void;
  has(entry: string): boolean;
  /** Scrolls to the entry's stored position; stops when the shopper scrolls first. */
  restore(entry: string): void;
  savePosition(): void;
  close(): void;
};

/** Stores the scroll position of each history entry, across reloads too. */
export function createScrollMemory(storage: KeyValueStorage = getSafeSessionStorage()): ScrollMemory {
  const positions = readPositions(storage);
  let current: string | undefined;
  let cancelRestore = () => {};

  const savePosition = () => {
    if (current !== undefined) positions.set(current, window.scrollY);
  };
  const storePositions = () => storage.set(STORAGE_KEY, JSON.stringify([...positions]));
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', savePosition, { passive: true });
  window.addEventListener('pagehide', storePositions);

  return {
    enter(entry) {
      cancelRestore();
      current = entry;
    },
    has: (entry) => positions.has(entry),
    restore(entry) {
      cancelRestore();
      cancelRestore = scrollUntilReached(positions.get(entry) ?? 0);
    },
    savePosition,
    close() {
      cancelRestore();
      window.removeEventListener('scroll', savePosition);
      window.removeEventListener('pagehide', storePositions);
    },
  };
}

function readPositions(storage: KeyValueStorage): Map<string, number> {
  try {
    return new Map(JSON.parse(storage.get(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

function scrollUntilReached(top: number): () => void {
  let frame = 0;
  let tries = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of SCROLL_EVENTS) window.removeEventListener(event, stop);
  };
  const scroll = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) <= 1 || ++tries >= MAX_TRIES) stop();
    else frame = requestAnimationFrame(scroll);
  };
  for (const event of SCROLL_EVENTS) window.addEventListener(event, stop, { passive: true });
  scroll();
  return stop;
}
