import { and, eq, lt } from 'drizzle-orm';
import { generateSecret, generateURI, verify } from 'otplib';
import { renderSVG } from 'uqr';
import { createBadRequestError } from '#server/http/app-error.ts';
import { type AuditActor, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { staff } from '#server/platform/database/tables/staff-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { findStaff, type StaffRow } from '../staff-repository.ts';
import { endOtherSessions } from '../staff-sessions.ts';
import { redeemRecoveryCode, replaceRecoveryCodes } from './recovery-codes.ts';
import type { SecretCipher } from './secret-cipher.ts';

const STEP_SECONDS = 30;
const TOTP_CODE = /^\d{6}$/;
export const WRONG_CODE_MESSAGE = "That code isn't right. Codes work once and change every 30 seconds.";

type Confirmer = { actor: AuditActor; token: string | undefined };
type SecondFactorDeps = { db: Database; clock: Clock; cipher: SecretCipher; getShopName(): string };

/** Codes of an authenticator app (TOTP, RFC 6238), or a recovery code instead. */
export function createSecondFactor({ db, clock, cipher, getShopName }: SecondFactorDeps) {
  /** Returns the time step of a code that is valid now, one step earlier or one later. */
  async function findStep(stored: string | null, owner: string, code: string): Promise<number | undefined> {
    const secret = stored === null ? undefined : cipher.decrypt(stored, owner);
    if (secret === undefined || !TOTP_CODE.test(code)) return undefined;
    const epoch = Math.floor(clock.now().getTime() / 1000);
    const result = await verify({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
    return result.valid ? Math.floor(epoch / STEP_SECONDS) + result.delta : undefined;
  }

  /** Moves the last used step forward, so that of all requests with one code the first gets in. */
  async function claimStep(id: string, step: number): Promise<boolean> {
    const isUnused = and(eq(staff.id, id), lt(staff.lastTotpStep, step));
    const claimed = await db.update(staff).set({ lastTotpStep: step }).where(isUnused).returning({ id: staff.id });
    return claimed.length > 0;
  }

  return {
    /** Returns whether the code is right; it cannot be used again. */
    async redeem({ id, totpSecret }: StaffRow, input: string): Promise<boolean> {
      const code = input.replace(/[\s-]/g, '').toLowerCase();
      if (!TOTP_CODE.test(code)) return redeemRecoveryCode(db, id, code, clock.now());
      const step = await findStep(totpSecret, id, code);
      return step !== undefined && (await claimStep(id, step));
    },

    /** Stores a secret that waits for its first code. */
    async start({ id, email }: StaffRow): Promise<{ secret: string; qrCodeSvg: string }> {
      const secret = generateSecret();
      await db
        .update(staff)
        .set({ pendingTotpSecret: cipher.encrypt(secret, id) })
        .where(eq(staff.id, id));
      const address = generateURI({ issuer: getShopName(), label: email, secret });
      return { secret, qrCodeSvg: renderSVG(address) };
    },

    /** Replaces an earlier second factor and its recovery codes, and ends all sessions but this one. */
    async confirm(id: string, code: string, { actor, token }: Confirmer): Promise<string[]> {
      const pending = (await findStaff(db, id))?.pendingTotpSecret ?? null;
      const step = await findStep(pending, id, code.replace(/\s/g, ''));
      if (pending === null || step === undefined) throw createBadRequestError(WRONG_CODE_MESSAGE);
      return runInTransaction(db, async (tx) => {
        const [row] = await tx
          .update(staff)
          .set({ totpSecret: pending, pendingTotpSecret: null, lastTotpStep: step })
          .where(and(eq(staff.id, id), eq(staff.pendingTotpSecret, pending)))
          .returning();
        if (!row) throw createBadRequestError(WRONG_CODE_MESSAGE);
        const codes = await replaceRecoveryCodes(tx, id);
        await endOtherSessions(tx, id, token);
        const object = { objectKind: 'staff', objectId: id, object: row.name };
        await recordAudit(tx, {
          actor,
          permission: 'staff',
          action: 'second factor set up',
          ...object,
          at: clock.now(),
        });
        return codes;
      });
    },
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;
