import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render of the browser, then true: for controls that need script to work. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
