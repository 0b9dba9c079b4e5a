import { MutationCache, QueryCache, QueryClient, useQueryClient } from '@tanstack/react-query';
import { DeskError, isForbidden, isSignedOut } from './desk-error.ts';
import { queryKeys } from './query-keys.ts';

const FRESH_MS = 15_000;
const MAX_RETRIES = 2;

/** When the session is refused, the sign-in replaces the page until somebody signs in. */
export function createQueryClient(): QueryClient {
  const checkSession = (error: unknown) => {
    if (isSignedOut(error)) client.setQueryData(queryKeys.session, null);
    // The role may have changed, or needs a second factor now.
    if (isForbidden(error)) void client.invalidateQueries({ queryKey: queryKeys.session });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: checkSession }),
    mutationCache: new MutationCache({ onError: checkSession }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // The browser's offline detection is often wrong; a failed request reports itself.
        networkMode: 'always',
        retry: (count, error) => error instanceof DeskError && error.isOutcomeUnknown && count < MAX_RETRIES,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

/** Removes everything cached but the session, which stays observed. */
export const clearCachedPages = (client: QueryClient): void =>
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.session[0] });

/** Call after deleting something that any page may show. */
export function useClearCachedPages(): () => void {
  const client = useQueryClient();
  return () => clearCachedPages(client);
}
