import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CONFIGURATION_PARAMETERS } from '#domain/product/configuration-query.ts';
import { usePendingNavigation } from '#ui/actions/pending-navigation.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

/** Debounces URL updates: browsers limit their rate. */
const URL_UPDATE_DELAY_MS = 300;

/** Replaces the configuration parameters and keeps others, such as campaign parameters. */
function buildSearch(search: string, pairs: readonly [string, string][]): string {
  const query = new URLSearchParams(search);
  for (const name of CONFIGURATION_PARAMETERS) query.delete(name);
  for (const [name, value] of pairs) query.append(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export type ConfigurationUrl = {
  /** Writes a pending URL update at once, e.g. before an alert whose login link returns to this URL. */
  flushUrl: () => void;
  /** Stops URL updates before going back; an update would cancel the navigation. */
  freezeUrl: () => void;
};

/** Writes the choices to the URL by replacing the history entry, so that Back leaves the page. */
export function useConfigurationUrl(pairs: readonly [string, string][]): ConfigurationUrl {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isHydrated = useHydrated();
  // A URL update during a pending navigation would cancel it.
  const isStaying = !usePendingNavigation();
  const nextSearch = buildSearch(search, pairs);
  const hasChanged = nextSearch !== buildSearch(search, [...new URLSearchParams(search)].filter(isConfiguration));
  const isDue = isHydrated && isStaying && hasChanged;
  const isFrozen = useRef(false);
  const updateUrl = useCallback(() => {
    if (!isFrozen.current) void navigate({ search: nextSearch }, { replace: true, state });
  }, [navigate, nextSearch, state]);
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(updateUrl, URL_UPDATE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue, updateUrl]);
  const flushUrl = () => {
    if (isDue) updateUrl();
  };
  const freezeUrl = () => {
    isFrozen.current = true;
  };
  return { flushUrl, freezeUrl };
}

const isConfiguration = ([name]: [string, string]): boolean => CONFIGURATION_PARAMETERS.includes(name);
