import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getSettings, type SettingsView } from '#contract/desk/settings.ts';
import { callDesk } from './desk-client.ts';
import { queryKeys } from './query-keys.ts';

/** Read once per visit: a form must not change under the hand, and saving finds out what somebody else changed. */
export const useSettings = () =>
  useQuery({
    queryKey: queryKeys.settings,
    queryFn: () => callDesk(getSettings, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Keeps the saved settings, and has the desk show the shop's new name. */
export function useStoreSettings(): (settings: SettingsView) => void {
  const client = useQueryClient();
  return (settings) => {
    client.setQueryData(queryKeys.settings, settings);
    void client.invalidateQueries({ queryKey: queryKeys.session });
  };
}
