import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** `serverValue` on the server and in the first browser render. */
export const useUserAgent = (serverValue: string): string =>
  useSyncExternalStore(
    never,
    () => navigator.userAgent,
    () => serverValue,
  );
