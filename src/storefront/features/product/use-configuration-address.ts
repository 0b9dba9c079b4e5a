import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CONFIGURATION_PARAMETERS } from '#domain/product/configuration-query.ts';
import { usePendingNavigation } from '#storefront/browser/page/pending-navigation.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/** Typing settles for this long before the address follows: browsers allow only so many changes in a while. */
const ADDRESS_DELAY_MS = 300;

/** The query with these choices; parameters of others, such as a campaign's, stay. */
function searchWith(search: string, pairs: readonly [string, string][]): string {
  const query = new URLSearchParams(search);
  for (const name of CONFIGURATION_PARAMETERS) query.delete(name);
  for (const [name, value] of pairs) query.append(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export type ConfigurationAddress = {
  /** Brings the address up to date now instead of soon: before an alert whose Log in comes back to it. */
  settleAddress: () => void;
  /** Before going back: the address that is left must not be written any more, or the browser would stay. */
  leaveAddress: () => void;
};

/** Keeps the choices in the address, in place of the entry that is there, so that Back leaves the page. */
export function useConfigurationAddress(pairs: readonly [string, string][]): ConfigurationAddress {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isHydrated = useHydrated();
  // On the way to another page a change of this one's address would call the shopper back.
  const isStaying = !usePendingNavigation();
  const wanted = searchWith(search, pairs);
  const isNew = wanted !== searchWith(search, [...new URLSearchParams(search)].filter(isConfiguration));
  const isDue = isHydrated && isStaying && isNew;
  const isLeft = useRef(false);
  const follow = useCallback(() => {
    if (!isLeft.current) void navigate({ search: wanted }, { replace: true, preventScrollReset: true, state });
  }, [navigate, wanted, state]);
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(follow, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue, follow]);
  const settleAddress = () => {
    if (isDue) follow();
  };
  const leaveAddress = () => {
    isLeft.current = true;
  };
  return { settleAddress, leaveAddress };
}

const isConfiguration = ([name]: [string, string]): boolean => CONFIGURATION_PARAMETERS.includes(name);
