import { disableStaff, endStaffSessions, resetStaffAccess } from '#contract/desk/staff.ts';
import { clearDraft } from '#desk/api/drafts.ts';
import { ReasonDialog } from '#desk/elements/dialogs/reason-dialog.tsx';
import { useNoEmailNote } from '#desk/elements/use-no-email-note.ts';
import { MemberChangedDialog } from './member-changed-dialog.tsx';
import type { MemberDialogProps } from './role-dialog.tsx';
import { useMemberAction } from './use-member-action.ts';

const REASON_HINT = "It's saved in the audit log.";

export function DisableDialog({ member, onClose }: MemberDialogProps) {
  const draftName = `disable:${member.id}`;
  const disable = useMemberAction(disableStaff, () => {
    clearDraft(draftName);
    onClose();
  });
  if (disable.current)
    return <MemberChangedDialog mine={member} current={disable.current} onAccept={disable.acceptCurrent} />;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={`Disable the account of ${member.name}?`}
      lead={
        <p>
          {member.name} ({member.email}) is logged out at once and can't log in any more. What they did stays in the
          audit log. To let them in again, invite them.
        </p>
      }
      hint={REASON_HINT}
      confirmLabel="Disable the account"
      draftName={draftName}
      isBusy={disable.isBusy}
      error={disable.error}
      onConfirm={(reason) => disable.run({ params: { id: member.id }, body: { version: member.version, reason } })}
    />
  );
}

export function EndSessionsDialog({ member, onClose }: MemberDialogProps) {
  const draftName = `end-sessions:${member.id}`;
  const end = useMemberAction(endStaffSessions, () => {
    clearDraft(draftName);
    onClose();
  });
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={`Log ${member.name} out everywhere?`}
      lead={<p>All sessions of {member.name} end at once. They can log in again with password and second factor.</p>}
      hint={REASON_HINT}
      confirmLabel="Log out everywhere"
      draftName={draftName}
      isBusy={end.isBusy}
      error={end.error}
      onConfirm={(reason) => end.run({ params: { id: member.id }, body: { reason } })}
    />
  );
}

export function ResetDialog({ member, onClose, onReset }: MemberDialogProps) {
  const noEmailNote = useNoEmailNote();
  const draftName = `reset:${member.id}`;
  const close = () => {
    clearDraft(draftName);
    onClose();
  };
  const finish = () => {
    close();
    onReset();
  };
  const reset = useMemberAction(resetStaffAccess, finish, close);
  if (reset.current)
    return <MemberChangedDialog mine={member} current={reset.current} onAccept={reset.acceptCurrent} />;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={`Reset the access of ${member.name}?`}
      lead={
        <p>
          For someone who lost their password or phone. Both stop working at once.{' '}
          {noEmailNote
            ? `A link to choose a new password works once, for 30 minutes. ${noEmailNote}`
            : `${member.email} gets a link to choose a new password, which works once, for 30 minutes.`}{' '}
          Make sure it's really {member.name} who is asking.
        </p>
      }
      hint={REASON_HINT}
      confirmLabel={noEmailNote ? 'Reset access' : 'Reset and send the link'}
      draftName={draftName}
      isBusy={reset.isBusy}
      error={reset.error}
      onConfirm={(reason) => reset.run({ params: { id: member.id }, body: { version: member.version, reason } })}
    />
  );
}
