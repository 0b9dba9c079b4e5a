import { useState } from 'react';
import { inviteStaff } from '#contract/desk/staff.ts';
import { clearDraft, useDraft } from '#desk/api/drafts.ts';
import { useCurrentStaff } from '#desk/api/session.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import dialogStyles from '#desk/elements/dialogs/dialogs.module.css';
import { getEmailError } from '#domain/account/email.ts';
import type { Role } from '#domain/staff/permissions.ts';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { listGrantable, parseRole, ROLE_HINTS } from './role-texts.ts';
import { useMemberAction } from './use-member-action.ts';

export type Invited = { readonly email: string; readonly role: Role };

type InviteDialogProps = {
  /** A former member to invite again; undefined for a new colleague. */
  invited: Invited | undefined;
  onClose: () => void;
  onSent: (email: string) => void;
};

const DRAFT_NAME = 'invite';

export function InviteDialog({ invited, onClose, onSent }: InviteDialogProps) {
  const { role: ownRole } = useCurrentStaff();
  const [draft, setDraft] = useDraft(DRAFT_NAME);
  const [email, setEmail] = useState(invited?.email ?? draft);
  const [role, setRole] = useState<Role>(invited?.role ?? 'support');
  const [problem, setProblem] = useState<string>();
  const invite = useMemberAction(inviteStaff, () => {
    clearDraft(DRAFT_NAME);
    onSent(email.trim());
  });
  const submit = () => {
    const message = getEmailError(email.trim());
    setProblem(message);
    if (message === undefined && !invite.isBusy) invite.run({ body: { email: email.trim(), role } });
  };
  return (
    <Dialog open onClose={onClose} title="Invite to the desk" isBusy={invite.isBusy}>
      <form
        className={dialogStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label="Email" hint="The invitation works once, for 30 minutes." error={problem} required>
          {(control) => (
            <TextInput
              {...control}
              data-first-focus
              type="email"
              autoComplete="off"
              value={email}
              onChange={({ target }) => {
                setEmail(target.value);
                if (!invited) setDraft(target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
        <Field label="Role" hint={ROLE_HINTS[role]}>
          {(control) => (
            <Select
              {...control}
              options={listGrantable(ownRole)}
              value={role}
              onChange={({ target }) => setRole(parseRole(target.value))}
            />
          )}
        </Field>
        <ActionError error={invite.error} />
        <div className={dialogStyles.actions}>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" isBusy={invite.isBusy} busyLabel="Inviting…">
            Send the invitation
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
