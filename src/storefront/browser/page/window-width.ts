import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** A value derived from the window width; re-renders only when the value changes. */
export const useWindowWidthValue = <Fact extends string | number | boolean>(
  read: (widthPx: number) => Fact,
  serverValue: Fact,
): Fact =>
  useSyncExternalStore(
    subscribe,
    () => read(window.innerWidth),
    () => serverValue,
  );
