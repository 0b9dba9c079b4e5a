import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What the browser calls itself. The server, and the first render in the browser, take `serverValue`. */
export const useUserAgent = (serverValue: string): string =>
  useSyncExternalStore(
    never,
    () => navigator.userAgent,
    () => serverValue,
  );
