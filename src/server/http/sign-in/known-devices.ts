import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { knownDevices } from '#server/platform/database/tables/limit-tables.ts';

/** A private window is a new device each time, so the oldest ones are forgotten. */
export const MAX_DEVICES_PER_ACCOUNT = 20;

/** Devices that have signed in to an account; email and device id are stored as hashes. */
export function createKnownDevices(db: Database, clock: Clock) {
  const isOfAccount = (emailHash: string) => eq(knownDevices.emailHash, emailHash);

  async function forgetOldest(emailHash: string): Promise<void> {
    const surplus = await db
      .select({ deviceHash: knownDevices.deviceHash })
      .from(knownDevices)
      .where(isOfAccount(emailHash))
      .orderBy(desc(knownDevices.lastSignInAt), asc(knownDevices.deviceHash))
      .offset(MAX_DEVICES_PER_ACCOUNT);
    if (surplus.length === 0) return;
    const hashes = surplus.map(({ deviceHash }) => deviceHash);
    await db.delete(knownDevices).where(and(isOfAccount(emailHash), inArray(knownDevices.deviceHash, hashes)));
  }

  return {
    async has(emailHash: string, deviceHash: string): Promise<boolean> {
      const rows = await db
        .select({ deviceHash: knownDevices.deviceHash })
        .from(knownDevices)
        .where(and(isOfAccount(emailHash), eq(knownDevices.deviceHash, deviceHash)));
      return rows.length > 0;
    },

    async findLastSignIn(emailHash: string): Promise<Date | null> {
      const [last] = await db
        .select({ at: knownDevices.lastSignInAt })
        .from(knownDevices)
        .where(isOfAccount(emailHash))
        .orderBy(desc(knownDevices.lastSignInAt))
        .limit(1);
      return last?.at ?? null;
    },

    async forgetAll(tx: Database, emailHash: string): Promise<void> {
      await tx.delete(knownDevices).where(isOfAccount(emailHash));
    },

    async move(tx: Database, fromEmailHash: string, toEmailHash: string): Promise<void> {
      await tx.delete(knownDevices).where(isOfAccount(toEmailHash));
      await tx.update(knownDevices).set({ emailHash: toEmailHash }).where(isOfAccount(fromEmailHash));
    },

    async remember(emailHash: string, deviceHash: string): Promise<void> {
      const lastSignInAt = clock.now();
      await db
        .insert(knownDevices)
        .values({ emailHash, deviceHash, lastSignInAt })
        .onConflictDoUpdate({ target: [knownDevices.emailHash, knownDevices.deviceHash], set: { lastSignInAt } });
      await forgetOldest(emailHash);
    },
  };
}
