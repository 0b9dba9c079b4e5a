import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { type CurrentStaff, getCurrentStaff, signOutStaff } from '#contract/desk/staff.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import { clearActionKeys } from './action-keys.ts';
import { callDesk } from './desk-client.ts';
import { isSignedOut } from './desk-error.ts';
import { clearDrafts } from './drafts.ts';
import { clearCachedPages } from './query-client.ts';
import { queryKeys } from './query-keys.ts';
import { runAction } from './use-desk-action.ts';

/** Null while nobody is signed in. */
async function loadSession(): Promise<CurrentStaff | null> {
  const { staff } = await callDesk(getCurrentStaff, {});
  if (staff) claimTab(staff);
  return staff;
}

const TAB_OWNER = 'desk-staff';

/** Drafts survive the end of a session for the same person; those of another person or of nobody are deleted. */
function claimTab({ id }: CurrentStaff): void {
  const owner = sessionStorage.getItem(TAB_OWNER);
  if (owner !== id) clearTab();
  sessionStorage.setItem(TAB_OWNER, id);
}

/** False after logging out, which leaves nothing of the person in the tab. */
export const hasSessionEnded = (): boolean => sessionStorage.getItem(TAB_OWNER) !== null;

function clearTab(): void {
  clearDrafts();
  clearActionKeys();
  sessionStorage.removeItem(TAB_OWNER);
}

export const useSession = () =>
  useQuery({ queryKey: queryKeys.session, queryFn: loadSession, staleTime: Number.POSITIVE_INFINITY });

export const setSession = (client: QueryClient, staff: CurrentStaff): void => {
  claimTab(staff);
  client.setQueryData(queryKeys.session, staff);
};

export const StaffContext = createContext<CurrentStaff | undefined>(undefined);

/** Returns the person who is signed in. Only works below the frame. */
export function useCurrentStaff(): CurrentStaff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('Nobody is signed in.');
  return staff;
}

/** Decides only what to show; the server checks every request. */
export const useCan = (): ((permission: Permission) => boolean) => {
  const { permissions } = useCurrentStaff();
  return (permission) => permissions.includes(permission);
};

/** Leaves none of this person's edits and pages in the browser. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    try {
      await runAction(signOutStaff, {});
    } catch (error) {
      if (!isSignedOut(error)) throw error;
    }
    clearTab();
    client.setQueryData(queryKeys.session, null);
    clearCachedPages(client);
  };
}
