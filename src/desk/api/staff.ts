import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listStaff } from '#contract/desk/staff.ts';
import { callDesk } from './desk-client.ts';
import { queryKeys } from './query-keys.ts';

/** Members of staff and open invitations. */
export const useStaffList = () => useQuery({ queryKey: queryKeys.staff, queryFn: () => callDesk(listStaff, {}) });

export function useReloadStaff(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: queryKeys.staff });
}
