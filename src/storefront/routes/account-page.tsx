import { Navigate, useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { signInReturn } from '../state/account/sign-in-return.ts';

/** Shows nothing of its own: goes on to the page that asked for sign-in, else to the profile (decision D-02). */
export function AccountPage() {
  const { state } = useLocation();
  return <Navigate to={signInReturn(state) ?? paths.profile} replace />;
}
