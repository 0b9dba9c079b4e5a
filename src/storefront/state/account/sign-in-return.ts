import { parseReturnPath } from '#domain/account/return-path.ts';

/** History state passed from the page that required sign-in, through /login, to /account (D-02). */
type SignInHistoryState = {
  returnTo: string;
  /** Id of the request to complete after login (D-40). */
  interruptedRequestId?: string | undefined;
};

export const createSignInHistoryState = (returnTo: string, interruptedRequestId?: string): SignInHistoryState => ({
  returnTo,
  interruptedRequestId,
});

/** History state is untrusted: accepts same-site paths only. */
export function readSignInReturn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return undefined;
  return parseReturnPath(state.returnTo);
}

export const readInterruptedRequestId = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'interruptedRequestId' in state
    ? state.interruptedRequestId
    : undefined;
