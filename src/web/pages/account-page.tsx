import { Navigate, useLocation } from 'react-router';
import { signInReturn } from '../state/sign-in-return.ts';

/** Shows nothing of its own: goes on to the page that asked for sign-in, else to `otherwise` (decision D-02). */
export function AccountPage({ otherwise }: { otherwise: string }) {
  const { state } = useLocation();
  return <Navigate to={signInReturn(state) ?? otherwise} replace />;
}
