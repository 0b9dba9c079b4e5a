import type { PageModule, Route } from '#storefront/routes/route.ts';

/** A page in a chunk of its own. */
export type LazyPage = {
  load(): Promise<PageModule>;
  getLoaded(): PageModule | undefined;
  /** Ignores a failure: the page loads again when it is needed. */
  prefetch(): Promise<void>;
};

export function lazyPage(route: Route): LazyPage {
  let loading: Promise<PageModule> | undefined;
  let loaded: PageModule | undefined;
  const load = () => {
    loading ??= route.page().then((page) => {
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
