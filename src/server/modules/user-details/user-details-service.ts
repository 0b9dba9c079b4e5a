import type { SaveUserDetailsInput, UserDetails } from '#contract/storefront/user-details.ts';
import { checkDetailsUpdate } from '#domain/checkout/saved-details.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import type { UserDetailsRepository } from './user-details-repository.ts';

export type UserDetailsDeps = {
  db: Database;
  details: UserDetailsRepository;
  /** Runs in the transaction that changes these fields. */
  onSaved: (tx: Database, userId: string, fields: readonly string[]) => Promise<void>;
};

/** `email` is the contact address; it does not change the sign-in email. */
export function createUserDetailsService({ db, details, onSaved }: UserDetailsDeps) {
  return {
    read: (userId: string): Promise<UserDetails> => details.read(userId),

    async save(userId: string, input: SaveUserDetailsInput): Promise<UserDetails> {
      const changes = checkDetailsUpdate(input);
      if (!changes.ok) throw createBadRequestError(changes.message);
      return runInTransaction(db, async (tx) => {
        const saved = await details.change(tx, userId, changes.value);
        await onSaved(tx, userId, Object.keys(changes.value));
        return saved;
      });
    },
  };
}
