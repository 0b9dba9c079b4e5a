import { isUuid } from '#domain/text/uuid.ts';
import { AppError } from '../app-error.ts';
import { requireUser, type User } from './bearer-token.ts';

const NOT_YOUR_ACCOUNT = 'You can only use your own account.';

/** Returns the signed-in user; throws 403 when the path or body names another one. */
export function requireOwnUser(input: { user: User | undefined }, claimedId: string | null | undefined): User {
  const user = requireUser(input);
  if (claimedId === undefined || claimedId === null || claimedId === '') return user;
  if (!isUuid(claimedId) || claimedId.toLowerCase() !== user.id)
    throw new AppError({ status: 403, message: NOT_YOUR_ACCOUNT });
  return user;
}
