import { type KeyValueStorage, sessionStore } from '../storage/storage.ts';

const STORAGE_KEY = 'aangan.scroll';
/** About one second of frames: pages that fetch their content are tall enough only after a while. */
const MOST_TRIES = 60;

export type ScrollMemory = {
  /** From now on positions belong to this entry of the history. */
  enter(entry: string): void;
  /** Goes back to where this entry was left; gives up when the shopper scrolls first. */
  restore(entry: string): void;
  /** Where the page stands now is where it is left, as long as nobody scrolls on. */
  stay(): void;
  close(): void;
};

/** Remembers where each entry of the history was left, across reloads too. */
export function openScrollMemory(storage: KeyValueStorage = sessionStore()): ScrollMemory {
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
    stay: remember,
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
    if (Math.abs(window.scrollY - top) <= 1 || ++tries >= MOST_TRIES) stop();
    else frame = requestAnimationFrame(go);
  };
  for (const sign of ['wheel', 'touchstart', 'keydown']) window.addEventListener(sign, stop, { passive: true });
  go();
  return stop;
}
