import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { type ConsentPurpose, formatTextVersion, type PolicyVersions } from '#domain/privacy/consents.ts';
import type { Database } from '#server/platform/database/database.ts';
import { consents } from '#server/platform/database/tables/account/privacy-tables.ts';

const isInForce = (userId: string, purpose: ConsentPurpose) =>
  and(eq(consents.userId, userId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt));

/** Stores the consents with the versions of the texts that the customer saw. */
export async function giveConsents(
  tx: Database,
  userId: string,
  purposes: readonly ConsentPurpose[],
  givenAt: Date,
  policies: PolicyVersions,
): Promise<void> {
  const rows = purposes.map((purpose) => ({
    id: randomUUID(),
    userId,
    purpose,
    textVersion: formatTextVersion(purpose, policies),
    givenAt,
  }));
  if (rows.length > 0) await tx.insert(consents).values(rows);
}

/** Returns false if there was no consent in force. */
export async function withdrawConsent(
  tx: Database,
  userId: string,
  purpose: ConsentPurpose,
  withdrawnAt: Date,
): Promise<boolean> {
  const changed = await tx
    .update(consents)
    .set({ withdrawnAt })
    .where(isInForce(userId, purpose))
    .returning({ id: consents.id });
  return changed.length > 0;
}

/** Returns the consent in force. */
export async function findConsent(db: Database, userId: string, purpose: ConsentPurpose) {
  const [row] = await db.select().from(consents).where(isInForce(userId, purpose)).limit(1);
  return row;
}
