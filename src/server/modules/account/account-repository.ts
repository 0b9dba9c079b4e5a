import { and, eq } from 'drizzle-orm';
import { normaliseEmail } from '#domain/account/email.ts';
import type { Database } from '#server/platform/database/database.ts';
import { logins, userDetails, users } from '#server/platform/database/tables/account/account-tables.ts';
import { sessionCutoffs } from '#server/platform/database/tables/account/session-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';

type StoredLogin = typeof logins.$inferSelect;
/** Read together, so that a password is never paired with a later end of all sessions. */
export type Login = StoredLogin & { readonly sessionsValidFrom: Date | null };
type LoginKey = { readonly userId: string; readonly emailLower: string; readonly passwordHash?: string };
type User = typeof users.$inferSelect;
export type NewAccount = { login: StoredLogin; user: User; details: typeof userDetails.$inferInsert };

export function createAccountRepository(db: Database) {
  async function findLogin(emailLower: string): Promise<Login | undefined> {
    const [row] = await db
      .select({ login: logins, sessionsValidFrom: sessionCutoffs.validFrom })
      .from(logins)
      .leftJoin(sessionCutoffs, eq(sessionCutoffs.userId, logins.userId))
      .where(eq(logins.emailLower, emailLower));
    return row && { ...row.login, sessionsValidFrom: row.sessionsValidFrom };
  }

  async function findUser(id: string): Promise<User | undefined> {
    const [user] = await db.select().from(users).where(eq(users.id, id));
    return user;
  }

  return {
    findLogin,
    findUser,

    async findLoginOfUser(userId: string): Promise<Login | undefined> {
      const user = await findUser(userId);
      return user && findLogin(normaliseEmail(user.email));
    },

    /** Returns false if the email is taken. `afterInsert` runs in the same transaction. */
    create: ({ login, user, details }: NewAccount, afterInsert: (tx: Database) => Promise<void>): Promise<boolean> =>
      runInTransaction(db, async (tx) => {
        const created = await tx.insert(logins).values(login).onConflictDoNothing().returning({ id: logins.userId });
        if (created.length === 0) return false;
        await tx.insert(users).values(user);
        await tx.insert(userDetails).values(details);
        await afterInsert(tx);
        return true;
      }),

    /** Updates only if the hash is unchanged, so that it never overwrites a new password. */
    async replaceHash({ emailLower, passwordHash }: Login, newHash: string): Promise<void> {
      const isUnchanged = and(eq(logins.emailLower, emailLower), eq(logins.passwordHash, passwordHash));
      await db.update(logins).set({ passwordHash: newHash }).where(isUnchanged);
    },

    /** Returns false if the account no longer has this email and, if given, this hash. */
    async setPassword(tx: Database, { userId, emailLower, passwordHash }: LoginKey, newHash: string): Promise<boolean> {
      const isLogin = and(
        eq(logins.emailLower, emailLower),
        eq(logins.userId, userId),
        passwordHash === undefined ? undefined : eq(logins.passwordHash, passwordHash),
      );
      const changed = await tx
        .update(logins)
        .set({ passwordHash: newHash })
        .where(isLogin)
        .returning({ id: logins.userId });
      return changed.length > 0;
    },

    /**
     * Whoever receives the sign-in email owns the account. A stranger who signed up with it may have saved a contact email,
     * so that becomes the sign-in email again.
     */
    async returnToOwner(tx: Database, userId: string, now: Date): Promise<void> {
      const [user] = await tx.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, userId)).returning();
      if (user) await tx.update(userDetails).set({ email: user.email }).where(eq(userDetails.userId, userId));
    },

    /** Returns the old email; nothing if the new one is taken. */
    async changeEmail(tx: Database, userId: string, email: string, now: Date): Promise<string | undefined> {
      const [user] = await tx.select().from(users).where(eq(users.id, userId));
      if (!user) return undefined;
      const isOldLogin = eq(logins.emailLower, normaliseEmail(user.email));
      const [login] = await tx.select().from(logins).where(isOldLogin);
      if (!login) return undefined;
      const emailLower = normaliseEmail(email);
      const added = await tx
        .insert(logins)
        .values({ ...login, emailLower })
        .onConflictDoNothing()
        .returning();
      if (added.length === 0) return undefined;
      await tx.delete(logins).where(isOldLogin);
      await tx.update(users).set({ email, emailVerifiedAt: now }).where(eq(users.id, userId));
      const hasOldEmail = and(eq(userDetails.userId, userId), eq(userDetails.email, user.email));
      await tx.update(userDetails).set({ email }).where(hasOldEmail);
      return user.email;
    },
  };
}

export type AccountRepository = ReturnType<typeof createAccountRepository>;
