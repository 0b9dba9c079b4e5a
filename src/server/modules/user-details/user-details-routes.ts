import { getUserDetails, saveUserDetails } from '#contract/api/user-details.ts';
import { ownUser } from '#server/http/security/own-user.ts';
import { type Bound, bindHandlers } from '../../http/serve.ts';
import type { UserDetailsService } from './user-details-service.ts';

/** The customer's own details and nobody else's (SRV-39, SRV-40). */
export function userDetailsCalls({ read, save }: UserDetailsService): readonly Bound[] {
  return bindHandlers(
    { getUserDetails, saveUserDetails },
    {
      getUserDetails: (input) => read(ownUser(input, input.params.userId).id),
      saveUserDetails: (input) => save(ownUser(input, input.body.userId).id, input.body),
    },
  );
}
