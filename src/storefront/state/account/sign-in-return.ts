import { sameSitePath } from '#domain/account/return-path.ts';

/** Travels as history state from the page that asked for sign-in, over /login, to /account (decision D-02). */
type SignInState = { returnTo: string };

export const signInState = (returnTo: string): SignInState => ({ returnTo });

/** Where to go back to, or `undefined`: history state can be anything, and only pages of this shop are followed. */
export function signInReturn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return undefined;
  return sameSitePath(state.returnTo);
}
