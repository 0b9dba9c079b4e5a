import { useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns false on the server and in the first browser render, then true. For controls that need JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/** Returns whether the server wrote this element. Unlike `useHydrated`, it never renders a component a second time. */
export function useCameFromServer(): boolean {
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
