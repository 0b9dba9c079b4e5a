import { useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns false on the server and in the first browser render, then true. For controls that need JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/** Returns whether the server rendered this component. Unlike `useHydrated`, it renders nothing a second time. */
export function useCameFromServer(): boolean {
  // Remembered, so that the value stays the same after hydration.
  const [instance] = useState({ cameFromServer: false });
  return useSyncExternalStore(
    subscribeToNothing,
    () => instance.cameFromServer,
    () => {
      instance.cameFromServer = true;
      return true;
    },
  );
}
