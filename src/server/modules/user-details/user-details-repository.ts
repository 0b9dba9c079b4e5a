import { eq } from 'drizzle-orm';
import type { UserDetails } from '#contract/storefront/user-details.ts';
import { DETAIL_FIELDS, type SavedDetails } from '#domain/checkout/saved-details.ts';
import type { Database } from '#server/platform/database/database.ts';
import { userDetails } from '#server/platform/database/tables/account/account-tables.ts';

const BLANK = Object.fromEntries(DETAIL_FIELDS.map((field) => [field, ''])) as SavedDetails;

/** Each method is one statement. Registration creates the row; a missing row reads as blank details. */
export function createUserDetailsRepository(db: Database) {
  return {
    async read(userId: string): Promise<UserDetails> {
      const [row] = await db.select().from(userDetails).where(eq(userDetails.userId, userId));
      return row ?? { userId, ...BLANK };
    },

    /** Sets the given fields and returns all of them. */
    async change(tx: Database, userId: string, changes: Partial<SavedDetails>): Promise<UserDetails> {
      const row = { userId, ...BLANK, ...changes };
      const [saved] = await tx
        .insert(userDetails)
        .values(row)
        .onConflictDoUpdate({ target: userDetails.userId, set: { userId, ...changes } })
        .returning();
      return saved ?? row;
    },
  };
}

export type UserDetailsRepository = ReturnType<typeof createUserDetailsRepository>;
