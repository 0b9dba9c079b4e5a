import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useRef, useTransition } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** Takes an absolute path within the shop. */
type NavigateTo = (to: string, options?: NavigateOptions) => void;

const PendingNavigation = createContext(false);
// A context of its own: a pending navigation must not rerender every link. Without a provider a link loads the page.
const NavigateToContext = createContext<NavigateTo>((to) => window.location.assign(to));

/** One navigation for all links: each `useNavigate` takes several hooks, and a listing has a hundred links. */
export function PendingNavigationProvider({ children }: { children: ReactNode }) {
  const [isPending, startNavigation] = useTransition();
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  useLayoutEffect(() => {
    latestNavigate.current = navigate;
  }, [navigate]);
  const navigateTo = useCallback<NavigateTo>(
    (to, options) => startNavigation(() => void latestNavigate.current(to, options)),
    [],
  );
  return (
    <NavigateToContext value={navigateTo}>
      <PendingNavigation value={isPending}>{children}</PendingNavigation>
    </NavigateToContext>
  );
}

/** Returns true while the next page loads and this one is still shown. */
export const usePendingNavigation = (): boolean => useContext(PendingNavigation);

/** The router's `navigate`; the navigation is pending until the next page is shown. */
export const useNavigateTo = (): NavigateTo => useContext(NavigateToContext);
