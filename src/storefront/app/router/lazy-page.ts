import type { ComponentType } from 'react';
import type { PageMeta, Route } from '#storefront/routes/route.ts';

export type LoadedPage = PageMeta & { Page: ComponentType };

/** A page and its meta data, in a chunk of their own. */
export type LazyPage = {
  load(): Promise<LoadedPage>;
  getLoaded(): LoadedPage | undefined;
  /** Ignores a failure: the page loads again when it is needed. */
  prefetch(): Promise<void>;
};

export function lazyPage(route: Route): LazyPage {
  let loading: Promise<LoadedPage> | undefined;
  let loaded: LoadedPage | undefined;
  const load = () => {
    loading ??= loadPage(route).then((page) => {
      loaded = page;
      return page;
    });
    return loading;
  };
  return {
    load,
    getLoaded: () => loaded,
    prefetch: () =>
      load().then(
        () => undefined,
        () => {
          loading = undefined;
        },
      ),
  };
}

async function loadPage(route: Route): Promise<LoadedPage> {
  const [Page, { head, status }] = await Promise.all([route.page(), 'meta' in route ? route.meta() : route]);
  return { Page, head, ...(status && { status }) };
}
