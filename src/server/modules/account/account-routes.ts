import { authenticate, registerCustomer } from '#contract/api/account.ts';
import { type Bound, bindHandlers } from '../../http/serve.ts';
import type { AccountService } from './account-service.ts';

export const accountCalls = ({ register, signIn }: AccountService): readonly Bound[] =>
  bindHandlers(
    { authenticate, registerCustomer },
    {
      authenticate: ({ body }) => signIn(body),
      registerCustomer: ({ body }) => register(body),
    },
  );
