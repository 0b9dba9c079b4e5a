import { authenticate, registerCustomer } from '#contract/storefront/account.ts';
import { type BoundEndpoint, bindHandlers } from '#server/http/endpoint-routes.ts';
import type { AccountService } from './account-service.ts';

export const createAccountRoutes = ({ register, signIn }: AccountService): readonly BoundEndpoint[] =>
  bindHandlers(
    { authenticate, registerCustomer },
    {
      authenticate: ({ body }) => signIn(body),
      registerCustomer: ({ body }) => register(body),
    },
  );
