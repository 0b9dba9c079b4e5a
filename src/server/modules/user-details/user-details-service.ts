import type { UserDetails, UserDetailsWish } from '#contract/api/user-details.ts';
import { detailsToSave } from '#domain/checkout/details-wish.ts';
import { badInput } from '../../http/app-error.ts';
import type { UserDetailsRepository } from './user-details-repository.ts';

/** The email here is a contact address: what the customer signs in with is kept elsewhere and never changes. */
export function createUserDetailsService({ details }: { details: UserDetailsRepository }) {
  return {
    read: (userId: string): Promise<UserDetails> => details.read(userId),

    async save(userId: string, wish: UserDetailsWish): Promise<UserDetails> {
      const changes = detailsToSave(wish);
      if (!changes.ok) throw badInput(changes.message);
      return details.change(userId, changes.value);
    },
  };
}

export type UserDetailsService = ReturnType<typeof createUserDetailsService>;
