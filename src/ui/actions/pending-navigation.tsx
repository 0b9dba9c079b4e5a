import { createContext, type ReactNode, startTransition, useCallback, useContext, useTransition } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router';

const PendingNavigation = createContext(false);
// A context of its own: a pending navigation must not rerender every link.
const StartNavigation = createContext<(navigate: () => void) => void>(startTransition);

export function PendingNavigationProvider({ children }: { children: ReactNode }) {
  const [isPending, startNavigation] = useTransition();
  return (
    <StartNavigation value={startNavigation}>
      <PendingNavigation value={isPending}>{children}</PendingNavigation>
    </StartNavigation>
  );
}

/** Returns true while the next page loads and this one is still shown. */
export const usePendingNavigation = (): boolean => useContext(PendingNavigation);

/** The router's `navigate`; the navigation is pending until the next page is shown. */
export function useNavigateTo(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const startNavigation = useContext(StartNavigation);
  return useCallback((to, options) => startNavigation(() => void navigate(to, options)), [navigate, startNavigation]);
}
