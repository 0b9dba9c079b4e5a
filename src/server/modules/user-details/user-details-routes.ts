import { getUserDetails, saveUserDetails } from '#contract/storefront/user-details.ts';
import { type BoundEndpoint, bindHandlers } from '#server/http/endpoint-routes.ts';
import { requireOwnUser } from '#server/http/security/require-own-user.ts';
import { createUserDetailsRepository } from './user-details-repository.ts';
import { createUserDetailsService, type UserDetailsDeps } from './user-details-service.ts';

export function createUserDetailsRoutes(deps: Omit<UserDetailsDeps, 'details'>): readonly BoundEndpoint[] {
  const { read, save } = createUserDetailsService({ ...deps, details: createUserDetailsRepository(deps.db) });
  return bindHandlers(
    { getUserDetails, saveUserDetails },
    {
      getUserDetails: (input) => read(requireOwnUser(input, input.params.userId).id),
      saveUserDetails: (input) => save(requireOwnUser(input, input.body.userId).id, input.body),
    },
  );
}
