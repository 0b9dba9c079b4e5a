import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { clearStoredDrafts } from '#storefront/browser/storage/stored-drafts.ts';
import { logOut } from '#storefront/state/account/session-slice.ts';
import { useAppDispatch } from '../../state/hooks.ts';

/** Ends the session, and with it cart and wishlist in the store; then the login screen (specification 1 §2). */
export function useLogOut(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return useCallback(() => {
    // Only here: a token that expires while a form is filled in must not take the words with it.
    clearStoredDrafts();
    dispatch(logOut());
    void navigate(paths.login);
  }, [dispatch, navigate]);
}
