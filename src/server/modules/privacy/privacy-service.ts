import { eq } from 'drizzle-orm';
import type { Erasure, Privacy } from '#contract/storefront/privacy.ts';
import type { ConsentPurpose, PolicyVersions } from '#domain/privacy/consents.ts';
import { createNotFoundError } from '#server/http/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { users } from '#server/platform/database/tables/account/account-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { findConsent, giveConsents, withdrawConsent } from './consent-repository.ts';
import type { ErasureService } from './erasure-service.ts';
import { enqueueWelcome } from './marketing/marketing-emails.ts';
import { findObstacles, readKeptRecords } from './order-records.ts';

const NO_ACCOUNT_MESSAGE = 'There is no such account.';

type SignUpChoices = { readonly acceptsTerms: boolean; readonly acceptsMarketing: boolean };
type PrivacyDeps = {
  db: Database;
  clock: Clock;
  erasures: ErasureService;
  /** Throws unless it is the account's password. */
  confirmPassword: (userId: string, password: string, deviceId: string | undefined) => Promise<unknown>;
  /** Makes this process refuse the ended sessions at once. */
  onErased: () => Promise<void>;
  getPolicyVersions: () => PolicyVersions;
};

/** Stores what the customer agreed to at sign-up, in the transaction that creates the account. */
export async function storeSignUpConsents(
  tx: Database,
  userId: string,
  { acceptsTerms, acceptsMarketing }: SignUpChoices,
  now: Date,
  policies: PolicyVersions,
): Promise<void> {
  const purposes: ConsentPurpose[] = ['account'];
  if (acceptsTerms) purposes.push('terms');
  if (acceptsMarketing) purposes.push('marketing');
  await giveConsents(tx, userId, purposes, now, policies);
}

/** Greets a customer who agreed to news by email before the email was confirmed. */
export async function greetConfirmedCustomer(tx: Database, userId: string, clock: Clock): Promise<void> {
  if (await findConsent(tx, userId, 'marketing')) await enqueueWelcome(tx, userId, clock);
}

/** Lets customers see and control their own data. */
export function createPrivacyService(deps: PrivacyDeps) {
  const { db, clock, erasures, confirmPassword, onErased, getPolicyVersions } = deps;
  async function read(userId: string): Promise<Privacy> {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (!user) throw createNotFoundError(NO_ACCOUNT_MESSAGE);
    const consent = await findConsent(db, userId, 'marketing');
    const { count, until } = await readKeptRecords(db, userId, clock.now());
    const request = await erasures.findRequest(userId);
    return {
      email: user.email,
      isEmailConfirmed: user.emailVerifiedAt !== null,
      marketingConsentAt: consent?.givenAt.toISOString() ?? null,
      keptOrders: { count, until },
      obstacles: await findObstacles(db, userId),
      erasureRequestedAt: request?.requestedAt.toISOString() ?? null,
    };
  }

  return {
    read,

    async saveMarketingConsent(userId: string, isGiven: boolean): Promise<Privacy> {
      await runInTransaction(db, async (tx) => {
        // A write makes simultaneous requests wait for each other, so that they store one consent.
        const [user] = await tx.update(users).set({ id: userId }).where(eq(users.id, userId)).returning();
        if (!user) throw createNotFoundError(NO_ACCOUNT_MESSAGE);
        if (!isGiven) await withdrawConsent(tx, userId, 'marketing', clock.now());
        else if (!(await findConsent(tx, userId, 'marketing'))) {
          await giveConsents(tx, userId, ['marketing'], clock.now(), getPolicyVersions());
          await enqueueWelcome(tx, userId, clock);
        }
      });
      return read(userId);
    },

    async erase(userId: string, password: string, deviceId: string | undefined): Promise<Erasure> {
      await confirmPassword(userId, password, deviceId);
      const erasure = await erasures.request(userId, 'customer');
      if (erasure.isErased) await onErased();
      return erasure;
    },

    async withdrawErasure(userId: string): Promise<Privacy> {
      await erasures.withdraw(userId);
      return read(userId);
    },
  };
}
