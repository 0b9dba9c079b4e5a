import { randomUUID } from 'node:crypto';
import { getEmailError, normaliseEmail } from '#domain/account/email.ts';
import { getPasswordError } from '#domain/account/new-password.ts';
import { canGrant, type Role } from '#domain/staff/permissions.ts';
import { formatTooLongMessage, MAX_SHORT_FIELD_LENGTH } from '#domain/text/text-limits.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { AppError, createBadRequestError, createNotFoundError } from '#server/http/app-error.ts';
import type { PasswordHasher } from '#server/http/sign-in/password-hasher.ts';
import { type AuditActor, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/jobs/outbox-repository.ts';
import { deleteRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { countActiveStaff, createOrReopenStaff, findStaffByEmail, type StaffRow } from '../staff-repository.ts';
import type { StaffSessions } from '../staff-sessions.ts';
import { INVITATION_TOPIC, type InvitationTokens } from './invitation-tokens.ts';

type InvitationServiceDeps = {
  db: Database;
  clock: Clock;
  invitationTokens: InvitationTokens;
  sessions: Pick<StaffSessions, 'start'>;
  passwords: PasswordHasher;
};
/** `granter` is undefined for the command line, which may grant every role. */
type Invite = { email: string; role: Role; granter: Role | undefined; actor: AuditActor; sendsEmail: boolean };
type Acceptance = { token: string; email: string; name: string; password: string };

const createInvalidLinkError = () => createNotFoundError('This link no longer works. Please ask for a new one.');
const createTakenError = () => new AppError({ status: 409, message: 'This email already has an account.' });

export function createInvitationService({ db, clock, invitationTokens, sessions, passwords }: InvitationServiceDeps) {
  return {
    /** Returns the link. */
    async invite({ email, role, granter, actor, sendsEmail }: Invite): Promise<string> {
      const emailLower = normaliseEmail(email);
      const emailError = getEmailError(emailLower);
      if (emailError !== undefined) throw createBadRequestError(emailError);
      if (granter !== undefined && !canGrant(granter, role))
        throw new AppError({ status: 403, message: 'You can only give a role that may do no more than yours.' });
      return runInTransaction(db, async (tx) => {
        const existing = await findStaffByEmail(tx, emailLower);
        if (existing && existing.disabledAt === null) throw createTakenError();
        const id = await invitationTokens.create(tx, { email: emailLower, role, invitedBy: actor.staffId });
        const at = clock.now();
        if (sendsEmail) await enqueue(tx, [{ topic: INVITATION_TOPIC, payload: { invitationId: id } }], at);
        await recordAudit(tx, {
          actor,
          permission: 'staff.manage',
          action: 'invited',
          objectKind: 'invitation',
          objectId: id,
          object: `Invitation as ${role}`,
          at,
        });
        return invitationTokens.buildLink(id);
      });
    },

    async cancel(id: string, actor: AuditActor): Promise<void> {
      await runInTransaction(db, async (tx) => {
        const cancelled = isUuid(id) ? await invitationTokens.cancel(tx, id) : undefined;
        if (!cancelled) throw createNotFoundError('This invitation was used, cancelled or has expired.');
        await recordAudit(tx, {
          actor,
          permission: 'staff.manage',
          action: 'invitation cancelled',
          objectKind: 'invitation',
          objectId: id,
          object: `Invitation as ${cancelled.role}`,
          at: clock.now(),
        });
      });
    },

    async check(token: string): Promise<{ email: string | null; role: Role }> {
      const invitation = await invitationTokens.find(db, token);
      if (!invitation) throw createInvalidLinkError();
      return { email: invitation.email, role: invitation.role };
    },

    /** Creates the account and its first session. */
    async accept(acceptance: Acceptance, requestId: string): Promise<{ row: StaffRow; token: string }> {
      const { name, password } = checkAcceptance(acceptance);
      // Early, to save the hash; `redeem` decides.
      if (!(await invitationTokens.find(db, acceptance.token))) throw createInvalidLinkError();
      passwords.assertCapacity();
      const passwordHash = await passwords.hash(password);
      return runInTransaction(db, async (tx) => {
        const invitation = await invitationTokens.redeem(tx, acceptance.token);
        if (!invitation) throw createInvalidLinkError();
        const email = invitation.email ?? readEmail(acceptance.email);
        const account = { id: randomUUID(), email, emailLower: normaliseEmail(email), name, passwordHash };
        const row = await createOrReopenStaff(tx, { ...account, role: invitation.role, createdAt: clock.now() });
        if (!row) throw createTakenError();
        await deleteRecoveryCodes(tx, row.id);
        const token = await sessions.start(tx, row.id);
        await recordAudit(tx, {
          actor: { staffId: row.id, name, requestId },
          permission: 'staff',
          action: 'invitation accepted',
          objectKind: 'staff',
          objectId: row.id,
          object: name,
          changes: [{ field: 'role', from: null, to: row.role }],
          at: clock.now(),
        });
        // After the audit entry, whose lock serialises these transactions: a first-owner link works for one person.
        if (invitation.email === null && (await countActiveStaff(tx)) > 1) throw createInvalidLinkError();
        return { row, token };
      });
    },
  };
}

function checkAcceptance({ name, password }: Acceptance): { name: string; password: string } {
  const trimmed = name.trim();
  if (trimmed === '') throw createBadRequestError('Name is required');
  if (trimmed.length > MAX_SHORT_FIELD_LENGTH)
    throw createBadRequestError(formatTooLongMessage('Name', MAX_SHORT_FIELD_LENGTH));
  const passwordError = getPasswordError(password);
  if (passwordError !== undefined) throw createBadRequestError(passwordError);
  return { name: trimmed, password };
}

function readEmail(input: string): string {
  const email = input.trim();
  const error = getEmailError(email);
  if (error !== undefined) throw createBadRequestError(error);
  return email;
}
