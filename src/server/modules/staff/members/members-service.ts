import type { StaffMember } from '#contract/desk/staff.ts';
import { canGrant, type Role } from '#domain/staff/permissions.ts';
import { checkStaffNote } from '#domain/staff/staff-note.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { AppError, ConflictError, createBadRequestError, createNotFoundError } from '#server/http/app-error.ts';
import { type AuditActor, type AuditChange, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/jobs/outbox-repository.ts';
import { deleteRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { describeMember } from '../staff-descriptions.ts';
import { countActiveStaff, findStaff, listStaff, resetStaff, type StaffRow, updateStaff } from '../staff-repository.ts';
import { endAllSessions } from '../staff-sessions.ts';
import { INVITATION_TOPIC, type InvitationTokens } from './invitation-tokens.ts';

type MembersDeps = {
  db: Database;
  clock: Clock;
  invitationTokens: Pick<InvitationTokens, 'listOpen' | 'cancelOf' | 'cancelTo' | 'create' | 'buildLink'>;
};
/** `role` is undefined for the command line, which may do everything. */
type Manager = { actor: AuditActor; role: Role | undefined };
type Change = { id: string; version: number };
type Reset = { id: string; version?: number; reason: string; sendsEmail?: boolean };

/** Staff can't grant permissions they lack, change someone with more permissions, or leave the shop without an owner. */
export function createMembersService({ db, clock, invitationTokens }: MembersDeps) {
  const audit = (tx: Database, row: StaffRow, entry: AuditDetails) =>
    recordAudit(tx, {
      permission: 'staff.manage',
      objectKind: 'staff',
      objectId: row.id,
      object: row.name,
      at: clock.now(),
      ...entry,
    });

  /** Updates the version that the manager saw, and everything that follows from it, in one transaction. */
  const update = (
    { id, version }: Change,
    manager: Manager,
    values: Partial<StaffRow>,
    describe: (before: StaffRow) => AuditDetails,
  ): Promise<StaffMember> =>
    runInTransaction(db, async (tx) => {
      const before = await findMember(tx, id, manager);
      if (before.version !== version) throw createStaleError(before);
      const row = await updateStaff(tx, { id, version }, values);
      if (!row) throw createStaleError((await findStaff(tx, id)) ?? before);
      await invitationTokens.cancelOf(tx, id);
      if (row.disabledAt !== null) {
        await endAllSessions(tx, id);
        await invitationTokens.cancelTo(tx, row.emailLower);
      }
      await audit(tx, row, describe(before));
      // After the audit entry, whose lock serialises these transactions: two owners can't remove each other.
      if ((await countActiveStaff(tx, 'owner')) === 0)
        throw new AppError({ status: 409, message: 'The shop needs an owner. Give someone else that role first.' });
      return describeMember(row, null);
    });

  return {
    async list() {
      const open = await invitationTokens.listOpen(db);
      const listed = await listStaff(db);
      const findActive = (email: string | null) =>
        listed.find(({ row }) => row.emailLower === email && row.disabledAt === null)?.row;
      return {
        members: listed.map(({ row, lastSeenAt }) => describeMember(row, lastSeenAt)),
        invitations: open.map(({ id, email, role, expiresAt }) => ({
          id,
          email: email ?? '',
          role,
          memberName: findActive(email)?.name ?? null,
          expiresAt: expiresAt.toISOString(),
        })),
      };
    },

    async read(id: string): Promise<StaffMember> {
      const row = await findStaff(db, id);
      if (!row) throw createMissingError();
      return describeMember(row, null);
    },

    async changeRole({ role, ...change }: Change & { role: Role }, manager: Manager): Promise<StaffMember> {
      if (manager.role !== undefined && !canGrant(manager.role, role))
        throw new AppError({ status: 403, message: 'You can only give a role that may do no more than yours.' });
      return update(change, manager, { role }, (before) => ({
        actor: manager.actor,
        action: 'role changed',
        changes: [{ field: 'role', from: before.role, to: role }],
      }));
    },

    async disable({ reason, ...change }: Change & { reason: string }, manager: Manager): Promise<StaffMember> {
      const details = { actor: manager.actor, action: 'account disabled', reason: readReason(reason) };
      return update(change, manager, { disabledAt: clock.now() }, () => details);
    },

    async endSessions(id: string, reason: string, manager: Manager): Promise<void> {
      const details = { actor: manager.actor, action: 'sessions ended', reason: readReason(reason) };
      await runInTransaction(db, async (tx) => {
        const row = await findMember(tx, id, manager);
        await endAllSessions(tx, id);
        await audit(tx, row, details);
      });
    },

    /**
     * For someone who lost password or second factor: both stop working. Returns a link that sets a new password; with
     * `sendsEmail` they get it by email.
     */
    async reset({ id, version, reason, sendsEmail = false }: Reset, manager: Manager): Promise<string> {
      const details = { actor: manager.actor, action: 'access reset', reason: readReason(reason) };
      if (id === manager.actor.staffId)
        throw createBadRequestError("You can't reset your own access. Please ask another owner.");
      return runInTransaction(db, async (tx) => {
        const before = await findMember(tx, id, manager);
        if (version !== undefined && version !== before.version) throw createStaleError(before);
        if (before.disabledAt !== null)
          throw createBadRequestError('This account is disabled. Please invite them again.');
        const row = await resetStaff(tx, before);
        if (!row) throw createStaleError(before);
        await endAllSessions(tx, id);
        await deleteRecoveryCodes(tx, id);
        const { emailLower: email, role } = row;
        const invitationId = await invitationTokens.create(tx, { email, role, invitedBy: manager.actor.staffId });
        const entry = { topic: INVITATION_TOPIC, payload: { invitationId } };
        if (sendsEmail) await enqueue(tx, [entry], clock.now());
        await audit(tx, row, details);
        return invitationTokens.buildLink(invitationId);
      });
    },
  };
}

type AuditDetails = { actor: AuditActor; action: string; changes?: readonly AuditChange[]; reason?: string };

const createMissingError = () => createNotFoundError("We couldn't find this member of staff.");

async function findMember(tx: Database, id: string, { role }: Manager): Promise<StaffRow> {
  const row = isUuid(id) ? await findStaff(tx, id) : undefined;
  if (!row) throw createMissingError();
  if (role !== undefined && !canGrant(role, row.role))
    throw new AppError({ status: 403, message: "You can't change someone who may do more than you." });
  return row;
}

const createStaleError = (row: StaffRow) =>
  new ConflictError('Someone else changed this account. Please check it and try again.', describeMember(row, null));

function readReason(input: string): string {
  const reason = checkStaffNote('Reason', input);
  if (!reason.ok) throw createBadRequestError(reason.message);
  return reason.value;
}
