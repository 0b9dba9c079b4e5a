import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { logins, userDetails, users } from '#server/platform/database/tables/account-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';

export type Login = typeof logins.$inferSelect;
type User = typeof users.$inferSelect;
export type NewAccount = { login: Login; user: User; details: typeof userDetails.$inferInsert };

export function createAccountRepository(db: Database) {
  return {
    async findLogin(emailLower: string): Promise<Login | undefined> {
      const [login] = await db.select().from(logins).where(eq(logins.emailLower, emailLower));
      return login;
    },

    async findUser(id: string): Promise<User | undefined> {
      const [user] = await db.select().from(users).where(eq(users.id, id));
      return user;
    },

    /** Returns false if the email is taken. */
    create: ({ login, user, details }: NewAccount): Promise<boolean> =>
      runInTransaction(db, async (tx) => {
        const created = await tx.insert(logins).values(login).onConflictDoNothing().returning({ id: logins.userId });
        if (created.length === 0) return false;
        await tx.insert(users).values(user);
        await tx.insert(userDetails).values(details);
        return true;
      }),

    /** Updates only if the hash is unchanged, so that it never overwrites a new password. */
    async replaceHash({ emailLower, passwordHash }: Login, newHash: string): Promise<void> {
      const isUnchanged = and(eq(logins.emailLower, emailLower), eq(logins.passwordHash, passwordHash));
      await db.update(logins).set({ passwordHash: newHash }).where(isUnchanged);
    },
  };
}

export type AccountRepository = ReturnType<typeof createAccountRepository>;
