import type { PageMeta, Route } from '#storefront/routes/route.ts';
import { type Lazy, lazy } from '../router/lazy.ts';

/** Returns the page meta, from the route or from a chunk of its own. */
export const loadPageMeta = (route: Route): Promise<PageMeta> =>
  'meta' in route ? route.meta() : Promise.resolve(route);

/** Page meta plus the code that writes it into the current document. */
export type HeadModule = PageMeta & typeof import('./head-writer.ts');

const lazyHeads = new WeakMap<Route, Lazy<HeadModule>>();

export function getLazyHead(route: Route): Lazy<HeadModule> {
  const existing = lazyHeads.get(route);
  if (existing) return existing;
  const created = lazy(async () => {
    const [meta, writer] = await Promise.all([loadPageMeta(route), import('./head-writer.ts')]);
    return { ...meta, ...writer };
  });
  lazyHeads.set(route, created);
  return created;
}
