import type { SaveUserDetailsInput, UserDetails } from '#contract/storefront/user-details.ts';
import { checkDetailsUpdate } from '#domain/checkout/saved-details.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import type { UserDetailsRepository } from './user-details-repository.ts';

/** `email` is the contact address; it does not change the sign-in email. */
export function createUserDetailsService({ details }: { details: UserDetailsRepository }) {
  return {
    read: (userId: string): Promise<UserDetails> => details.read(userId),

    async save(userId: string, input: SaveUserDetailsInput): Promise<UserDetails> {
      const changes = checkDetailsUpdate(input);
      if (!changes.ok) throw createBadRequestError(changes.message);
      return details.change(userId, changes.value);
    },
  };
}
