import type { StaffMember } from '#contract/desk/staff.ts';
import { ChangedDialog } from '#desk/elements/dialogs/changed-dialog.tsx';
import { ROLE_LABELS } from './role-texts.ts';

type MemberChangedDialogProps = {
  /** The account as this page shows it. */
  mine: StaffMember;
  current: StaffMember;
  onAccept: () => void;
};

export const MemberChangedDialog = ({ mine, current, onAccept }: MemberChangedDialogProps) => (
  <ChangedDialog
    title={`The account of ${mine.name} has changed`}
    lead="Someone else changed it in the meantime. Your action wasn't carried out."
    differences={listDifferences(mine, current)}
    acceptLabel="Show the current staff"
    onAccept={onAccept}
  />
);

const FIELDS: readonly { label: string; read: (member: StaffMember) => string }[] = [
  { label: 'Name', read: ({ name }) => name },
  { label: 'Role', read: ({ role }) => ROLE_LABELS[role] },
  { label: 'Account', read: ({ isDisabled }) => (isDisabled ? 'Disabled' : 'Open') },
  { label: 'Second factor', read: ({ hasSecondFactor }) => (hasSecondFactor ? 'On' : 'Off') },
];

const listDifferences = (mine: StaffMember, current: StaffMember) =>
  FIELDS.map(({ label, read }) => ({ label, from: read(mine), to: read(current) })).filter(
    ({ from, to }) => from !== to,
  );
