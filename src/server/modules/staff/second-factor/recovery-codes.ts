import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { staffRecoveryCodes } from '#server/platform/database/tables/staff-tables.ts';

const CODE_COUNT = 10;
/** 80 random bits, so that a fast hash is enough. */
const CODE_LENGTH = 16;
/** No letters that look like digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Replaces all codes of an account and returns the new ones, which are stored as hashes. */
export async function replaceRecoveryCodes(tx: Database, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: CODE_COUNT }, generateCode);
  await deleteRecoveryCodes(tx, staffId);
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ staffId, codeHash: hashCode(staffId, code), usedAt: null })));
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

export async function deleteRecoveryCodes(tx: Database, staffId: string): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
}

/** Returns whether the code was valid; each works once. */
export async function redeemRecoveryCode(db: Database, staffId: string, code: string, now: Date): Promise<boolean> {
  const isUnused = and(
    eq(staffRecoveryCodes.staffId, staffId),
    eq(staffRecoveryCodes.codeHash, hashCode(staffId, code)),
    isNull(staffRecoveryCodes.usedAt),
  );
  const redeemed = await db.update(staffRecoveryCodes).set({ usedAt: now }).where(isUnused).returning();
  return redeemed.length > 0;
}

const generateCode = (): string =>
  [...randomBytes(CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

const hashCode = (staffId: string, code: string): string =>
  createHash('sha256').update(`${staffId} ${code}`).digest('base64url');
