import { normaliseEmail } from '#domain/account/email.ts';
import { ROLES } from '#domain/staff/permissions.ts';
import { AppError } from '#server/http/app-error.ts';
import { findStaffByEmail, type StaffRow } from '#server/modules/staff/staff-repository.ts';
import { CommandError } from '../commands/command-error.ts';
import { toTerminalLine, toTerminalValue } from '../commands/terminal-text.ts';
import type { StaffTools } from './with-staff-tools.ts';

/** The command line may grant every role: whoever runs it has the database. */
const toManager = ({ actor }: Pick<StaffTools, 'actor'>) => ({ actor, role: undefined });

/** Prints the link instead of sending it. */
export async function inviteStaff(tools: StaffTools, email: string, roleName: string): Promise<void> {
  const role = ROLES.find((name) => name === roleName);
  if (role === undefined) throw new CommandError(`The role must be one of ${ROLES.join(', ')}.`);
  const invitation = { email, role, granter: undefined, actor: tools.actor, sendsEmail: false };
  const link = await explainRefusal(tools.invitationService.invite(invitation));
  console.log(`Send this link to ${toTerminalLine(email, 80)}. It works once, for 30 minutes:\n${link}`);
}

export async function listStaff({ members: service }: StaffTools): Promise<void> {
  const { members, invitations } = await service.list();
  for (const { email, role, name, hasSecondFactor, isDisabled, lastSeenAt } of members) {
    const notes = [
      isDisabled ? 'disabled' : undefined,
      hasSecondFactor ? 'second factor' : 'no second factor',
      lastSeenAt === null ? undefined : `last seen ${lastSeenAt}`,
    ].filter((note) => note !== undefined);
    console.log(`${role.padEnd(9)} ${toTerminalLine(name, 40)}, ${toTerminalValue(email)} (${notes.join(', ')})`);
  }
  for (const { email, role, expiresAt } of invitations)
    console.log(`${role.padEnd(9)} ${toTerminalValue(email)} (invited until ${expiresAt})`);
  if (members.length + invitations.length === 0)
    console.log('Nobody can use the desk yet: npm run staff -- invite EMAIL');
}

export async function disableStaff(tools: StaffTools, email: string, reason: string): Promise<void> {
  const { id, version, name } = await findMember(tools, email);
  await explainRefusal(tools.members.disable({ id, version, reason }, toManager(tools)));
  console.log(`The account of ${toTerminalLine(name, 40)} is locked, and its sessions have ended.`);
}

export async function endStaffSessions(tools: StaffTools, email: string, reason: string): Promise<void> {
  const { id, name } = await findMember(tools, email);
  await explainRefusal(tools.members.endSessions(id, reason, toManager(tools)));
  console.log(`${toTerminalLine(name, 40)} is signed out everywhere.`);
}

export async function resetStaff(tools: StaffTools, email: string, reason: string): Promise<void> {
  const { id, name } = await findMember(tools, email);
  const link = await explainRefusal(tools.members.reset({ id, reason }, toManager(tools)));
  console.log(`${toTerminalLine(name, 40)} is signed out, without password and second factor.`);
  console.log(`Send this link, which sets a new password. It works once, for 30 minutes:\n${link}`);
}

async function findMember({ db }: StaffTools, email: string): Promise<StaffRow> {
  const row = await findStaffByEmail(db, normaliseEmail(email));
  if (!row) throw new CommandError(`No member of staff has the email ${toTerminalLine(email, 80)}.`);
  return row;
}

/** Prints the reason of a refused change without a stack trace. */
const explainRefusal = <Result>(change: Promise<Result>): Promise<Result> =>
  change.catch((error: unknown) => {
    throw error instanceof AppError ? new CommandError(error.message) : error;
  });
