import { getSessionStore, type KeyValueStorage } from '../storage/storage.ts';

const STORAGE_KEY = 'aangan.scroll';
/** About one second of frames, for pages that grow as they load. */
const MAX_TRIES = 60;

export type ScrollMemory = {
  /** Records positions for this history entry from now on. */
  enter(entry: string): void;
  /** Scrolls to the entry's stored position; stops when the shopper scrolls first. */
  restore(entry: string): void;
  savePosition(): void;
  close(): void;
};

/** Stores the scroll position of each history entry, across reloads too. */
export function createScrollMemory(storage: KeyValueStorage = getSessionStore()): ScrollMemory {
  const positions = readPositions(storage);
  let current: string | undefined;
  let giveUp = () => {};

  const remember = () => {
    if (current !== undefined) positions.set(current, window.scrollY);
  };
  const keep = () => storage.set(STORAGE_KEY, JSON.stringify([...positions]));
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', keep);

  return {
    enter(entry) {
      giveUp();
      current = entry;
    },
    restore(entry) {
      giveUp();
      giveUp = scrollUntilThere(positions.get(entry) ?? 0);
    },
    savePosition: remember,
    close() {
      giveUp();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
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

function scrollUntilThere(top: number): () => void {
  let frame = 0;
  let tries = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const sign of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(sign, stop);
  };
  const go = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) <= 1 || ++tries >= MAX_TRIES) stop();
    else frame = requestAnimationFrame(go);
  };
  for (const sign of ['wheel', 'touchstart', 'keydown']) window.addEventListener(sign, stop, { passive: true });
  go();
  return stop;
}
