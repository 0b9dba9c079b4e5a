import type { ReactNode } from 'react';
import type { StaffMember } from '#contract/desk/staff.ts';
import { useCurrentStaff } from '#desk/api/session.ts';
import { canGrant } from '#domain/staff/permissions.ts';
import { Button } from '#ui/actions/button.tsx';
import type { Invited } from './invite-dialog.tsx';
import { DisableDialog, EndSessionsDialog, ResetDialog } from './member-dialogs.tsx';
import { type MemberDialogProps, RoleDialog } from './role-dialog.tsx';
import styles from './staff.module.css';

type MemberDialog = (props: MemberDialogProps) => ReactNode;

const ACTIONS: readonly { label: string; dialog: MemberDialog }[] = [
  { label: 'Change role', dialog: RoleDialog },
  { label: 'Log out', dialog: EndSessionsDialog },
  { label: 'Reset access', dialog: ResetDialog },
  { label: 'Disable', dialog: DisableDialog },
];

/** The member when the dialog opened: nobody has reviewed a version that a refetch brings. */
export type OpenMemberDialog = { readonly dialog: MemberDialog; readonly member: StaffMember };

export type MemberActionsProps = {
  member: StaffMember;
  onOpen: (opened: OpenMemberDialog) => void;
  onInvite: (invited: Invited) => void;
};

/**
 * Renders nothing for one's own account and for people with more rights. That also protects the last owner: only owners
 * manage staff, so another owner is never the last one.
 */
export function MemberActions({ member, onOpen, onInvite }: MemberActionsProps) {
  const self = useCurrentStaff();
  if (member.id === self.id || !canGrant(self.role, member.role)) return null;
  return (
    <div className={styles.actions}>
      {member.isDisabled ? (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Invite again: ${member.name}`}
          onClick={() => onInvite(member)}
        >
          Invite again
        </Button>
      ) : (
        ACTIONS.map(({ label, dialog }) => (
          <Button
            key={label}
            variant="secondary"
            size="small"
            aria-label={`${label}: ${member.name}`}
            onClick={() => onOpen({ dialog, member })}
          >
            {label}
          </Button>
        ))
      )}
    </div>
  );
}
