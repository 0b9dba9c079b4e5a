import { useLocation } from 'react-router';
import { useHydrated } from '#ui/use-hydrated.ts';

/**
 * Returns the token of a link sent by email: the address's fragment, which browsers send to no server. It is empty without
 * one, and undefined until the browser knows.
 */
export function useLinkToken(): string | undefined {
  const { hash } = useLocation();
  return useHydrated() ? hash.slice(1) : undefined;
}
