import { matchRoutes, type RouteObject } from 'react-router';

/** Loads the pages behind an address before the first render, so that server and browser start with the same tree. */
export async function resolveLazy(routes: RouteObject[], location: { pathname: string }): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const resolved = await route.lazy();
    Object.assign(route, resolved, { lazy: undefined });
  }
}
