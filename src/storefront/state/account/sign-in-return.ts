import { parseReturnPath } from '#domain/account/return-path.ts';

/** History state passed from the page that required sign-in, through /login, to /account (D-02). */
type SignInHistoryState = { returnTo: string };

export const createSignInHistoryState = (returnTo: string): SignInHistoryState => ({ returnTo });

/** History state is untrusted: accepts same-site paths only. */
export function readSignInReturn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return undefined;
  return parseReturnPath(state.returnTo);
}
