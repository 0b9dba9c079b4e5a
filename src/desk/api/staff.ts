import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getStaff } from '#contract/desk/staff.ts';
import { callDesk } from './desk-client.ts';

const STAFF_KEY = ['staff'] as const;

/** Members of staff and open invitations. */
export const useStaffList = () => useQuery({ queryKey: STAFF_KEY, queryFn: () => callDesk(getStaff, {}) });

export function useReloadStaff(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: STAFF_KEY });
}
