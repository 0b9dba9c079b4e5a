import { getUserDetails, saveUserDetails } from '#contract/storefront/user-details.ts';
import { type BoundEndpoint, bindHandlers } from '#server/http/endpoint-routes.ts';
import { requireOwnUser } from '#server/http/security/require-own-user.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createUserDetailsRepository } from './user-details-repository.ts';
import { createUserDetailsService } from './user-details-service.ts';

export function createUserDetailsRoutes(db: Database): readonly BoundEndpoint[] {
  const { read, save } = createUserDetailsService({ details: createUserDetailsRepository(db) });
  return bindHandlers(
    { getUserDetails, saveUserDetails },
    {
      getUserDetails: (input) => read(requireOwnUser(input, input.params.userId).id),
      saveUserDetails: (input) => save(requireOwnUser(input, input.body.userId).id, input.body),
    },
  );
}
