import { useState } from 'react';
import type { StaffMember } from '#contract/desk/staff.ts';
import { useCurrentStaff } from '#desk/api/session.ts';
import { useStaffList } from '#desk/api/staff.ts';
import { Time } from '#desk/elements/figures.tsx';
import cardStyles from '#desk/elements/list/list-cards.module.css';
import { type ListColumn, ListRows } from '#desk/elements/list/list-rows.tsx';
import { PageHead } from '#desk/elements/page-head.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { useNoEmailNote } from '#desk/elements/use-no-email-note.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { InviteDialog, type Invited } from './invite-dialog.tsx';
import { MemberActions, type MemberActionsProps, type OpenMemberDialog } from './member-actions.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { ROLE_LABELS } from './role-texts.ts';
import styles from './staff.module.css';

type Inviting = { readonly invited: Invited | undefined };

export function StaffList() {
  const staff = useStaffList();
  const [inviting, setInviting] = useState<Inviting>();
  const [link, setLink] = useState<string>();
  const noEmailNote = useNoEmailNote();
  const [opened, setOpened] = useState<OpenMemberDialog>();
  const openInvite = (invited?: Invited) => {
    setLink(undefined);
    setInviting({ invited });
  };
  const openDialog = (dialog: OpenMemberDialog) => {
    setLink(undefined);
    setOpened(dialog);
  };
  const actions = { onOpen: openDialog, onInvite: openInvite };
  return (
    <>
      <PageHead
        title="Staff"
        actions={
          <Button size="small" onClick={() => openInvite()}>
            Invite a colleague
          </Button>
        }
      />
      <p role="status">{link !== undefined && `${link} is ${noEmailNote ? `ready. ${noEmailNote}` : 'on its way.'}`}</p>
      <QueryView query={staff} loading="Loading staff…">
        {({ members, invitations }) => (
          <>
            <ListRows
              rows={members}
              getKey={({ id }) => id}
              columns={buildColumns(actions)}
              card={(member) => <MemberCard member={member} {...actions} />}
            />
            <OpenInvitations invitations={invitations} />
          </>
        )}
      </QueryView>
      {opened && (
        <opened.dialog
          member={opened.member}
          onClose={() => setOpened(undefined)}
          onReset={() => setLink(`The new password link for ${opened.member.name}`)}
        />
      )}
      {inviting && (
        <InviteDialog
          invited={inviting.invited}
          onClose={() => setInviting(undefined)}
          onSent={(email) => {
            setInviting(undefined);
            setLink(`The invitation to ${email}`);
          }}
        />
      )}
    </>
  );
}

const buildColumns = (actions: Omit<MemberActionsProps, 'member'>): readonly ListColumn<StaffMember>[] => [
  {
    header: 'Name',
    cell: (member) => (
      <>
        <MemberName member={member} />
        <small>{member.email}</small>
      </>
    ),
  },
  { header: 'Role', cell: ({ role }) => ROLE_LABELS[role] },
  { header: 'Second factor', cell: (member) => <SecondFactor member={member} /> },
  { header: 'Last seen', cell: (member) => <LastSeen member={member} /> },
  { header: 'Actions', cell: (member) => <MemberActions member={member} {...actions} /> },
];

const MemberCard = ({ member, ...actions }: MemberActionsProps) => (
  <>
    <MemberName member={member} />
    <span>{member.email}</span>
    <span className={cardStyles.soft}>
      {ROLE_LABELS[member.role]} · <LastSeen member={member} />
    </span>
    <span className={cardStyles.marks}>
      <SecondFactor member={member} />
    </span>
    <MemberActions member={member} {...actions} />
  </>
);

function MemberName({ member }: { member: StaffMember }) {
  const self = useCurrentStaff();
  return (
    <span className={styles.name}>
      <b>{member.name}</b>
      {member.id === self.id && <Badge>You</Badge>}
      {member.isDisabled && <Badge tone="bad">Disabled</Badge>}
    </span>
  );
}

const SecondFactor = ({ member: { hasSecondFactor } }: { member: StaffMember }) =>
  hasSecondFactor ? <Badge tone="good">Second factor on</Badge> : <Badge>No second factor</Badge>;

const LastSeen = ({ member: { lastSeenAt } }: { member: StaffMember }) =>
  lastSeenAt === null ? <>Not logged in yet</> : <Time at={lastSeenAt} />;
