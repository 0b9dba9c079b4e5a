import { Navigate, useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { readSignInReturn } from '#storefront/state/account/sign-in-return.ts';

/** Redirects to the page that required sign-in, else to the profile (D-02). */
export function AccountPage() {
  const { state } = useLocation();
  return <Navigate to={readSignInReturn(state) ?? paths.profile} replace />;
}
