import { and, asc, eq, isNull, max } from 'drizzle-orm';
import type { Role } from '#domain/staff/permissions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { staff, staffSessions } from '#server/platform/database/tables/staff-tables.ts';

export type StaffRow = typeof staff.$inferSelect;
type NewStaff = Pick<StaffRow, 'id' | 'email' | 'emailLower' | 'name' | 'role' | 'passwordHash' | 'createdAt'>;

/** Replaces the hash: no password fits until the link of a reset sets one. */
const RESET_PASSWORD_HASH = '';
/** No second factor. */
const NO_SECOND_FACTOR = { totpSecret: null, pendingTotpSecret: null, lastTotpStep: 0 } as const;

/** Each function also works with a transaction. */
export const findStaff = async (db: Database, id: string): Promise<StaffRow | undefined> =>
  (await db.select().from(staff).where(eq(staff.id, id)))[0];

export const findStaffByEmail = async (db: Database, emailLower: string): Promise<StaffRow | undefined> =>
  (await db.select().from(staff).where(eq(staff.emailLower, emailLower)))[0];

/** Oldest first, with the time of their last request in an open session. */
export const listStaff = (db: Database) =>
  db
    .select({ row: staff, lastSeenAt: max(staffSessions.lastSeenAt) })
    .from(staff)
    .leftJoin(staffSessions, eq(staffSessions.staffId, staff.id))
    .groupBy(staff.id)
    .orderBy(asc(staff.createdAt), asc(staff.id));

/**
 * Creates an account, or opens a disabled or reset one again with its old id. Returns nothing if the email has an account
 * that is in use.
 */
export async function createOrReopenStaff(tx: Database, account: NewStaff): Promise<StaffRow | undefined> {
  const { email, name, role, passwordHash } = account;
  const fresh = { ...NO_SECOND_FACTOR, disabledAt: null };
  const [created] = await tx
    .insert(staff)
    .values({ ...account, ...fresh, version: 1 })
    .onConflictDoNothing()
    .returning();
  if (created) return created;
  const found = await findStaffByEmail(tx, account.emailLower);
  if (!found) return undefined;
  if (found.disabledAt !== null) return updateStaff(tx, found, { ...fresh, email, name, role, passwordHash });
  if (found.passwordHash !== RESET_PASSWORD_HASH) return undefined;
  return updateStaff(tx, found, { ...fresh, name, passwordHash });
}

/** Takes password and second factor away. Returns nothing if the account has another version by now. */
export const resetStaff = (tx: Database, row: Pick<StaffRow, 'id' | 'version'>): Promise<StaffRow | undefined> =>
  updateStaff(tx, row, { ...NO_SECOND_FACTOR, passwordHash: RESET_PASSWORD_HASH });

/** The stored hash, if the account has a password. */
export const getPasswordHash = (row: StaffRow | undefined): string | undefined => row?.passwordHash || undefined;

/** Returns nothing if the account has another version by now. */
export async function updateStaff(
  tx: Database,
  { id, version }: Pick<StaffRow, 'id' | 'version'>,
  values: Partial<Omit<StaffRow, 'id' | 'version'>>,
): Promise<StaffRow | undefined> {
  const isSame = and(eq(staff.id, id), eq(staff.version, version));
  const [row] = await tx
    .update(staff)
    .set({ ...values, version: version + 1 })
    .where(isSame)
    .returning();
  return row;
}

export const countActiveStaff = (db: Database, role?: Role): Promise<number> =>
  db.$count(staff, and(isNull(staff.disabledAt), role === undefined ? undefined : eq(staff.role, role)));
