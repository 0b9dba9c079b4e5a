import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import { cancelInvitation, type listStaff } from '#contract/desk/staff.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Time } from '#desk/elements/figures.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ROLE_LABELS } from './role-texts.ts';
import styles from './staff.module.css';
import { useMemberAction } from './use-member-action.ts';

type Invitation = DeskData<typeof listStaff>['invitations'][number];

export const OpenInvitations = ({ invitations }: { invitations: readonly Invitation[] }) => (
  <Panel title="Open invitations">
    {invitations.length === 0 ? (
      <p>No open invitations.</p>
    ) : (
      <ul className={styles.invitations}>
        {invitations.map((invitation) => (
          <OpenInvitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    )}
  </Panel>
);

/** After cancelling, the refetched list no longer has it. */
function OpenInvitation({ invitation }: { invitation: Invitation }) {
  const { id, email, role, memberName, expiresAt } = invitation;
  const cancel = useMemberAction(cancelInvitation, () => {});
  return (
    <li className={styles.invitation}>
      <div>
        <p>{memberName === null ? `${email} as ${ROLE_LABELS[role]}` : `New password link for ${memberName}`}</p>
        <p className={styles.soft}>
          Works until <Time at={expiresAt} />
        </p>
        {memberName !== null && (
          <p className={styles.soft}>
            {memberName} has no password until they use it. If you cancel it, reset the access again to send another.
          </p>
        )}
        <ActionError error={cancel.error} />
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={memberName === null ? `Cancel the invitation of ${email}` : `Cancel the link for ${memberName}`}
        isBusy={cancel.isBusy}
        busyLabel="Cancelling…"
        onClick={() => cancel.run({ params: { id } })}
      >
        Cancel
      </Button>
    </li>
  );
}
