import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { readInterruptedRequestId, readSignInReturn } from '#storefront/state/account/sign-in-return.ts';
import { useAppDispatch } from '#storefront/state/hooks.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import type { PageModule } from '../route.ts';
import { completeInterruptedRequest } from './complete-interrupted-request.ts';

export const accountPage: PageModule = {
  Page: AccountPage,
  head: () => ({ title: 'Account', description: 'Your account.', isIndexed: false }),
};

/** Completes what login interrupted (D-40), then redirects to the page that required sign-in, else to the profile (D-02). */
function AccountPage() {
  const { state } = useLocation();
  const dispatch = useAppDispatch();
  const [isDone, setIsDone] = useState(false);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void dispatch(completeInterruptedRequest(readInterruptedRequestId(state))).finally(() => setIsDone(true));
  }, [dispatch, state]);
  return isDone ? (
    <Navigate to={readSignInReturn(state) ?? paths.profile} replace />
  ) : (
    <LoadingText>Loading…</LoadingText>
  );
}
