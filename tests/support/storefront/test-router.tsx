import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  type Location,
  MemoryRouter,
  type MemoryRouterProps,
  matchPath,
  type NavigateFunction,
  type NavigateOptions,
  type NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router';
import { decodePath } from '#storefront/app/router/decode-path.ts';
import { ROUTER_OPTIONS } from '#storefront/app/router/router-options.ts';
import { RouteParamsContext } from '#storefront/routes/route-params.ts';
import { PendingNavigationProvider } from '#ui/actions/pending-navigation.tsx';

export type TestEntry = NonNullable<MemoryRouterProps['initialEntries']>[number];
export type TestRoute = { path: string; element: ReactElement };

type RouterHandle = {
  /** A path, or -1 for Back. */
  navigate(to: string | number, options?: NavigateOptions): Promise<void>;
  state: { location: Location; historyAction: `${NavigationType}` };
};

/** Shows the first route that matches the address, with the app's providers, and lets a test navigate. */
export function createTestRouter(entry: TestEntry, routes: readonly TestRoute[]) {
  let navigate: NavigateFunction;
  let state: RouterHandle['state'] | undefined;
  const router: RouterHandle = {
    navigate: (to, options) => act(async () => (typeof to === 'number' ? navigate(to) : navigate(to, options))),
    get state() {
      if (!state) throw new Error('Nothing is rendered yet.');
      return state;
    },
  };

  function CurrentRoute() {
    navigate = useNavigate();
    state = { location: useLocation(), historyAction: useNavigationType() };
    const pathname = decodePath(state.location.pathname) ?? '';
    for (const { path, element } of routes) {
      const match = matchPath(path, pathname);
      if (match) return <RouteParamsContext value={match.params}>{element}</RouteParamsContext>;
    }
    return null;
  }

  const TestRouter = () => (
    <MemoryRouter initialEntries={[entry]} future={ROUTER_OPTIONS}>
      <PendingNavigationProvider>
        <CurrentRoute />
      </PendingNavigationProvider>
    </MemoryRouter>
  );
  return { router, TestRouter };
}
