import { useState } from 'react';
import { changeStaffRole, type StaffMember } from '#contract/desk/staff.ts';
import { useCurrentStaff } from '#desk/api/session.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { MemberChangedDialog } from './member-changed-dialog.tsx';
import { listGrantable, parseRole, ROLE_HINTS, ROLE_LABELS } from './role-texts.ts';
import { useMemberAction } from './use-member-action.ts';

export type MemberDialogProps = {
  member: StaffMember;
  onClose: () => void;
  /** Called after a reset, which creates a link for a new password. */
  onReset: () => void;
};

export function RoleDialog({ member, onClose }: Pick<MemberDialogProps, 'member' | 'onClose'>) {
  const { role: ownRole } = useCurrentStaff();
  const [role, setRole] = useState(member.role);
  const change = useMemberAction(changeStaffRole, onClose);
  if (change.current)
    return <MemberChangedDialog mine={member} current={change.current} onAccept={change.acceptCurrent} />;
  const isSame = role === member.role;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Change the role of ${member.name}`}
      isBusy={change.isBusy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button
            isBusy={change.isBusy}
            busyLabel="Changing…"
            disabled={isSame}
            onClick={() => change.run({ params: { id: member.id }, body: { version: member.version, role } })}
          >
            {isSame ? 'Choose another role' : `Make ${ROLE_LABELS[role]}`}
          </Button>
        </>
      }
    >
      <Field label="Role" hint={ROLE_HINTS[role]}>
        {(control) => (
          <Select
            {...control}
            data-first-focus
            options={listGrantable(ownRole)}
            value={role}
            onChange={({ target }) => setRole(parseRole(target.value))}
          />
        )}
      </Field>
      <ActionError error={change.error} />
    </Dialog>
  );
}
