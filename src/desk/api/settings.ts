import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getSettings, type SettingsView } from '#contract/desk/settings.ts';
import { callDesk } from './desk-client.ts';
import { queryKeys } from './query-keys.ts';

/** Fetched once per visit: a form must not change while someone types, and saving detects other people's changes. */
export const useSettings = () =>
  useQuery({
    queryKey: queryKeys.settings,
    queryFn: () => callDesk(getSettings, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Caches the saved settings and refetches the shop's name. */
export function useStoreSettings(): (settings: SettingsView) => void {
  const client = useQueryClient();
  return (settings) => {
    client.setQueryData(queryKeys.settings, settings);
    void client.invalidateQueries({ queryKey: queryKeys.session });
  };
}
