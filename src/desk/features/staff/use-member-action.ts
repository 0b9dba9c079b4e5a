import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts';
import { staffMemberSchema } from '#contract/desk/staff.ts';
import type { CallInput } from '#desk/api/desk-client.ts';
import { readConflict } from '#desk/api/desk-error.ts';
import { useReloadStaff } from '#desk/api/staff.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';

/** A write to a member of staff; refetches the list. */
export function useMemberAction<E extends DeskEndpoint>(endpoint: E, onDone: () => void, onAcceptCurrent = onDone) {
  const reload = useReloadStaff();
  const action = useDeskAction<E>(endpoint, () => {
    reload();
    onDone();
  });
  const current = readConflict(action.error, staffMemberSchema);
  return {
    run: (input: CallInput<E>) => action.mutate(input),
    isBusy: action.isPending,
    /** A dialog shows conflicts. */
    error: current ? undefined : action.error,
    current,
    acceptCurrent: () => {
      action.reset();
      reload();
      onAcceptCurrent();
    },
  };
}
