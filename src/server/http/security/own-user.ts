import { isUuid } from '#domain/text/uuid.ts';
import { AppError } from '../app-error.ts';
import { signedInUser, type User } from './bearer.ts';

const NOT_YOUR_ACCOUNT = 'You can only use your own account.';

/** The caller, who must be the user that a path or body names; naming nobody means the caller (SRV-06). */
export function ownUser(input: { user: User | undefined }, named: string | null | undefined): User {
  const user = signedInUser(input);
  if (named === undefined || named === null || named === '') return user;
  if (!isUuid(named) || named.toLowerCase() !== user.id) throw new AppError({ status: 403, message: NOT_YOUR_ACCOUNT });
  return user;
}
