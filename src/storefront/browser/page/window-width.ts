import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Something that follows from the window's width; the component is told only when it changes. */
export const useFromWidth = <Fact extends string | number | boolean>(
  read: (widthPx: number) => Fact,
  serverValue: Fact,
): Fact =>
  useSyncExternalStore(
    subscribe,
    () => read(window.innerWidth),
    () => serverValue,
  );
