import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CONFIGURATION_PARAMETERS } from '#domain/product/configuration-query.ts';
import { usePendingNavigation } from '#storefront/browser/page/pending-navigation.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/** Debounces URL updates: browsers limit their rate. */
const ADDRESS_DELAY_MS = 300;

/** Replaces the configuration parameters and keeps others, such as campaign parameters. */
function buildSearch(search: string, pairs: readonly [string, string][]): string {
  const query = new URLSearchParams(search);
  for (const name of CONFIGURATION_PARAMETERS) query.delete(name);
  for (const [name, value] of pairs) query.append(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export type ConfigurationAddress = {
  /** Writes the pending URL now, before an alert whose Log in returns to it. */
  flushAddress: () => void;
  /** Stops URL updates before going back; an update would cancel the navigation. */
  freezeAddress: () => void;
};

/** Writes the choices to the URL by replacing the history entry, so that Back leaves the page. */
export function useConfigurationAddress(pairs: readonly [string, string][]): ConfigurationAddress {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isHydrated = useHydrated();
  // A URL update during a pending navigation would cancel it.
  const isStaying = !usePendingNavigation();
  const wanted = buildSearch(search, pairs);
  const isNew = wanted !== buildSearch(search, [...new URLSearchParams(search)].filter(isConfiguration));
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
  const flushAddress = () => {
    if (isDue) follow();
  };
  const freezeAddress = () => {
    isLeft.current = true;
  };
  return { flushAddress, freezeAddress };
}

const isConfiguration = ([name]: [string, string]): boolean => CONFIGURATION_PARAMETERS.includes(name);
