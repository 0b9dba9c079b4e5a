import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CONFIGURATION_PARAMETERS } from '#domain/product/configuration-query.ts';
import { usePendingNavigation } from '../../browser/pending-navigation.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** Typing settles for this long before the address follows: browsers allow only so many changes in a while. */
export const ADDRESS_DELAY_MS = 300;

/** The query with these choices; parameters of others, such as a campaign's, stay. */
export function searchWith(search: string, pairs: readonly [string, string][]): string {
  const query = new URLSearchParams(search);
  for (const name of CONFIGURATION_PARAMETERS) query.delete(name);
  for (const [name, value] of pairs) query.append(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Keeps the choices in the address, in place of the entry that is there, so that Back leaves the page. Answers how to
 * bring it up to date at once, for what leads away and back again.
 */
export function useConfigurationAddress(pairs: readonly [string, string][]): () => void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isHydrated = useHydrated();
  // On the way to another page a change of this one's address would call the shopper back.
  const isStaying = !usePendingNavigation();
  const wanted = searchWith(search, pairs);
  const isNew = wanted !== searchWith(search, [...new URLSearchParams(search)].filter(isConfiguration));
  const isDue = isHydrated && isStaying && isNew;
  const follow = useCallback(() => {
    void navigate({ search: wanted }, { replace: true, preventScrollReset: true, state });
  }, [navigate, wanted, state]);
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(follow, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue, follow]);
  return () => {
    if (isDue) follow();
  };
}

const isConfiguration = ([name]: [string, string]): boolean => CONFIGURATION_PARAMETERS.includes(name);
